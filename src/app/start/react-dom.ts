/** Separate from the entry, so that it is bundled with React and runs in a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';
