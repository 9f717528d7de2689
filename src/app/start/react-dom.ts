/** In the file of React's own, so that it is run there, in a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';
