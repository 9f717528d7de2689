/** Bundled into React's own file, so that this code runs there, in a separate task. */
export { createRoot, hydrateRoot } from 'react-dom/client';
