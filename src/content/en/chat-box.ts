/** The chat box, which most pages have (specification, section 2). */
export const chatBox = {
  title: 'Chat With US',
  hint: 'Pick the app you already use.',
  wechat: {
    name: 'WeChat',
    title: 'Chat on WeChat',
    text: 'Scan the code in WeChat, or copy our ID and add it under Add Contacts.',
    idLabel: 'WeChat ID',
    copy: 'Copy ID',
    /** For the message that a button on the page has prepared. */
    copyMessage: 'Copy message',
    copied: 'Copied',
    close: 'Close',
    qrAlt: 'QR code with our WeChat ID',
  },
} as const;
