/** Shown below a 'Print' button if the browser has not started to print. */
export const print = {
  openElsewhere:
    'إذا لم تُفتح نافذة الطباعة، فهذا المتصفح لا يستطيع الطباعة. يمكنك مشاركة النص أو نسخه، أو فتح هذه الصفحة في متصفحك المعتاد، مثل Chrome أو Safari، وطباعتها منه.',
  /** For a receipt, which other browsers don't have. */
  onlyHere:
    'إذا لم تُفتح نافذة الطباعة، فهذا المتصفح لا يستطيع الطباعة. يمكنك مشاركة الإيصال أو نسخه بصيغة نصية. ولا يوجد هذا الإيصال في أي متصفح أو تطبيق آخر.',
  share: 'مشاركة',
  copy: {
    idle: 'نسخ بصيغة نصية',
    copied: 'تم النسخ',
    'by-hand': 'يُرجى تحديده ونسخه يدويًا من هذه الصفحة',
  },
} as const;
