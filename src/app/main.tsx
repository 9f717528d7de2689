import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { prerenderedPathOf, redirectTarget, resolveAddress } from '../content/addresses';
import { catchInstallOffer } from '../pwa/install/install-offer';
import '../styles/index.css';
import { App } from './app';
import { preloadPage } from './pages';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
catchInstallOffer();

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
const { pathname, search, hash } = location;
const address = resolveAddress(pathname);

if (address.kind === 'redirect' && root.hasChildNodes()) {
  // A static host does not know these addresses, and has sent another page's HTML.
  location.replace(redirectTarget(address.to, { search, hash }));
} else {
  // The first page's code is there before the first render, so that no empty frame is shown.
  // Where it does not arrive, the page says so itself.
  await preloadPage(pathname).catch(() => undefined);
  if (root.dataset.page === prerenderedPathOf(pathname)) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
