/** Shown above each page in browsers that are too old for the site's script. */
export const oldBrowser = {
  title: 'Your browser is too old for parts of this site',
  text: 'You can read every page, but you can’t send an enrolment request from this browser. The site needs Chrome or Edge 111, Firefox 115, Safari 16.4 (iOS 16.4), or a later version. Please update your browser, use another device, or contact us:',
} as const;
