import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resolveAddress } from '../../content/addresses';
import { endInstallOffers, isInterested } from './install-interest';
import { installPrompt } from './install-prompt';

/** Shows the install card once the visitor has shown interest. */
export function InstallOffers() {
  const { pathname } = useLocation();
  const [Card, setCard] = useState<ComponentType | null>(null);

  useEffect(() => {
    const bring = async () => {
      // Redirects are not pages that a visitor sees.
      if (resolveAddress(pathname).kind === 'redirect' || !(await isInterested(pathname))) return;
      const { InstallCard } = await import('./install-card');
      setCard(() => InstallCard);
    };
    // The card is optional: the site works without it.
    bring().catch(() => undefined);
  }, [pathname]);

  useEffect(() => {
    addEventListener('appinstalled', settle);
    return () => removeEventListener('appinstalled', settle);
  }, []);

  return Card && <Card />;
}

/** Ends all offers once the site was installed, from the card or from the browser's menu. */
function settle(): void {
  installPrompt.set(null);
  endInstallOffers();
}
