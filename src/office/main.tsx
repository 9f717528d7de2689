import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/index.css';
import { App } from './app';
import './office.css';

const root = document.getElementById('root');
if (!root) throw new Error('office.html has no #root element');
// The page itself restores the list's scroll position when a request is closed.
history.scrollRestoration = 'manual';
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/office">
      <App />
    </BrowserRouter>
  </StrictMode>,
);
