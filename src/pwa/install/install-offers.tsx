import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resolveAddress } from '../../site/addresses';
import { endInstallOffers, shouldOfferInstall } from './install-interest';
import { InstallCard } from './install-card';
import { installPrompt } from './install-prompt';

/** Shows the install card once the visitor has shown interest. */
export function InstallOffers() {
  const { pathname } = useLocation();
  const [isOffered, setOffered] = useState(false);

  useEffect(() => {
    // The visitor doesn't see a redirect, so it doesn't count as a page.
    if (resolveAddress(pathname).kind === 'redirect') return;
    void shouldOfferInstall(pathname).then((isDue) => isDue && setOffered(true));
  }, [pathname]);

  useEffect(() => {
    addEventListener('appinstalled', settle);
    return () => removeEventListener('appinstalled', settle);
  }, []);

  return isOffered && <InstallCard />;
}

function settle(): void {
  installPrompt.set(null);
  endInstallOffers();
}
