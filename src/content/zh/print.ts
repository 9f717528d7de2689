/** Shown below a 'Print' button if the browser has not started to print. */
export const print = {
  openElsewhere:
    '如果没有出现打印窗口，说明此浏览器无法打印。您可以分享或复制文字，或用常用的浏览器（如Chrome或Safari）打开本页再打印。',
  /** For a receipt, which other browsers don't have. */
  onlyHere:
    '如果没有出现打印窗口，说明此浏览器无法打印。您可以将回执以文字形式分享或复制。本设备的其他浏览器或应用中没有这份回执。',
  share: '分享',
  copy: {
    idle: '复制为文本',
    copied: '已复制',
    'by-hand': '请在本页手动选择并复制',
  },
} as const;
