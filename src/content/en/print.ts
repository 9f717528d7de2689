/** Shown below a 'Print' button if the browser has not started to print. */
export const print = {
  openElsewhere:
    'If no print window has opened, this browser can’t print. You can share or copy the text, or open this page in your usual browser, such as Chrome or Safari, and print it there.',
  /** For a receipt, which other browsers don't have. */
  onlyHere:
    'If no print window has opened, this browser can’t print. You can share or copy the receipt as text. Other browsers and apps on this device don’t have it.',
  share: 'Share',
  copy: {
    idle: 'Copy as text',
    copied: 'Copied',
    'by-hand': 'Please select and copy it on this page',
  },
} as const;
