/** Shown in place of a page that failed to load. */
export const pageError = {
  title: 'This page could not be loaded',
  text: 'The connection may have dropped while the page was loading. Please check it, then try again.',
  retry: 'Try again',
  /** Shown if the page's code loaded but failed. */
  broken: {
    title: 'This page does not work in your browser',
    text: 'Please try an up-to-date browser, or contact us:',
  },
} as const;
