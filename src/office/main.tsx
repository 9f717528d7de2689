import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/index.css';
import '../ui/facts.css';
import { App } from './app';
import './office.css';

const root = document.getElementById('root');
if (!root) throw new Error('office.html has no #root element');
// The page restores the scroll position itself, after its content has loaded.
history.scrollRestoration = 'manual';
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/office">
      <App />
    </BrowserRouter>
  </StrictMode>,
);
