import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resolveAddress } from '../../content/addresses';
import { endInstallOffers, isInterested } from './install-interest';
import { installPrompt } from './install-prompt';

/** Brings the card that offers to install the site, once the visitor has shown interest. */
export function InstallOffers() {
  const { pathname } = useLocation();
  const [Card, setCard] = useState<ComponentType | null>(null);

  useEffect(() => {
    const bring = async () => {
      // Such an address is not a page that anybody sees.
      if (resolveAddress(pathname).kind === 'redirect' || !(await isInterested(pathname))) return;
      const { InstallCard } = await import('./install-card');
      setCard(() => InstallCard);
    };
    // Where its code does not arrive, the site works without.
    bring().catch(() => undefined);
  }, [pathname]);

  useEffect(() => {
    addEventListener('appinstalled', settle);
    return () => removeEventListener('appinstalled', settle);
  }, []);

  return Card && <Card />;
}

/** It is installed, by the card or by the browser's own menu. */
function settle(): void {
  installPrompt.set(null);
  endInstallOffers();
}
