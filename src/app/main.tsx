import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { prerenderedPathOf, redirectTarget, resolveAddress } from '../content/addresses';
import { restWhileAside } from '../enrolment/page/database-rest';
import { offerDraftNotes } from '../enrolment/page/draft-notes';
import { hearWhatWasMissed } from '../enrolment/page/put-aside';
import { catchInstallOffer } from '../pwa/install/install-offer';
import '../styles/index.css';
import { isWebKit } from '../ui/engine';
import { App } from './app';
import { pageAt } from './pages';
import { wholeStyle } from './start/whole-style';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
catchInstallOffer();
offerDraftNotes();
restWhileAside();
hearWhatWasMissed();
// The page does without it where its code does not arrive.
if (isWebKit())
  import('./start/dark-drawings').then(
    (part) => part.darkenDrawings(),
    () => undefined,
  );

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
  const loading = pageAt(pathname).preload();
  await Promise.all([loading.catch(() => undefined), wholeStyle()]);
  // In slices, so that taps and scrolling go on meanwhile.
  startTransition(() => {
    if (root.dataset.page === prerenderedPathOf(pathname)) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
