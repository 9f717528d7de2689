/** Loaded after the page: `m` components stand still until it is there. */
export { domAnimation } from 'framer-motion';
