/** How long a browser keeps what is stored on the device, where it promises nothing. */
export const storageLife = {
  'may-be-erased': (days: number) =>
    `If you do not use this site for ${days} days, this browser may erase what is kept here.`,
  'if-short-of-space':
    'If this device runs short of space, this browser may erase what is kept here.',
  /** Follows either. */
  remedy: 'A saved copy of a request is safe from that.',
  saveCopy: 'Save a copy',
} as const;
