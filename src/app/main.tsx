import '../styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startDeviceStore } from '../enrolment/client/device-store';
import { captureInstallPrompt } from '../pwa/install/install-prompt';
import { language } from '#words/language';
import { siteLanguages } from '../content/languages';
import {
  notFoundPath,
  toPrerenderedPath,
  redirectFrom,
  resolveSiteAddress,
} from '../site/addresses';
import { splitLanguage } from '../site/languages';
import { App } from './app';
import { pageAt } from './routes';
import { takeOver } from './take-over';

const root = document.getElementById('root')!;
captureInstallPrompt();

const app = (
  <StrictMode>
    <BrowserRouter basename={siteLanguages[language].prefix}>
      <App />
    </BrowserRouter>
  </StrictMode>
);
const { pathname } = location;
const address = splitLanguage(pathname);
const redirect = redirectFrom(location, resolveSiteAddress);
const prerendered = toPrerenderedPath(pathname);

if (redirect && root.hasChildNodes()) {
  // A static host doesn't support the site's redirects, so it has served another page's HTML.
  location.replace(redirect);
} else if (address.language === language) {
  // Load the page's code before the first render, so that the visitor never sees an empty page.
  pageAt(address.path)
    .load()
    .then(start, () => globalThis.siteStart?.fail());
} else if (root.dataset.page === notFoundPath && pathname !== prerendered) {
  // A static host has only one page for unknown paths, in English.
  location.replace(prerendered);
}

function start(): void {
  // Render in a transition, so that taps and scrolling stay responsive.
  startTransition(() => {
    if (root.dataset.page === prerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  if (globalThis.siteStart) takeOver(globalThis.siteStart);
  startDeviceStore();
}
