/** Shown in place of a page whose code could not be loaded. */
export const pageError = {
  title: 'This page could not be loaded',
  text: 'The connection may have dropped while it was on its way. The rest of the site still works.',
  retry: 'Try again',
} as const;
