import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resolveAddress } from '../../site/addresses';
import { endInstallOffers, shouldOfferInstall } from './install-interest';
import { installPrompt } from './install-prompt';

/** Shows the install card once the visitor has shown interest. */
export function InstallOffers() {
  const { pathname } = useLocation();
  const [Card, setCard] = useState<ComponentType | null>(null);

  useEffect(() => {
    const bring = async () => {
      // The visitor doesn't see a redirect, so it doesn't count as a page.
      if (resolveAddress(pathname).kind === 'redirect') return;
      if (!(await shouldOfferInstall(pathname))) return;
      const { InstallCard } = await import('./install-card');
      setCard(() => InstallCard);
    };
    // The site works without the card, so ignore errors.
    bring().catch(() => undefined);
  }, [pathname]);

  useEffect(() => {
    addEventListener('appinstalled', settle);
    return () => removeEventListener('appinstalled', settle);
  }, []);

  return Card && <Card />;
}

/** Ends all offers after the site has been installed, from the card or from the browser's menu. */
function settle(): void {
  installPrompt.set(null);
  endInstallOffers();
}
