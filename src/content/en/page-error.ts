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
  /** Shown on a page whose scripts can't be loaded or run. */
  incomplete: {
    title: 'Part of this page doesn’t work',
    text: 'Either it could not be loaded, or your browser is older than Chrome or Edge 111, Firefox 115 or Safari 16.4 (iOS 16.4). You can still read every page, but you can’t send an enrolment request. Please reload the page, or contact us:',
    reload: 'Reload',
  },
} as const;
