import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/index.css';
import { App } from './app';
import { preloadPage } from './pages';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

// The first page's code is there before the first render, so that no empty frame is shown.
await preloadPage(location.pathname);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
