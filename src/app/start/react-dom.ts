/** A separate module, so that it is bundled with React and runs in its own task. */
export { createRoot, hydrateRoot } from 'react-dom/client';
