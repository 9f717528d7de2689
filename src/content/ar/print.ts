/** Shown below a 'Print' button if the browser has not started to print. */
export const print = {
  openElsewhere:
    'إذا لم تُفتح نافذة الطباعة، فهذا المتصفح لا يستطيع الطباعة. شارك النص أو انسخه، أو افتح هذه الصفحة في متصفحك المعتاد، مثل Chrome أو Safari، واطبعها منه.',
  /** For a receipt, which other browsers don't have. */
  onlyHere:
    'إذا لم تُفتح نافذة الطباعة، فهذا المتصفح لا يستطيع الطباعة. شارك إشعار الاستلام أو انسخه نصًا. ولا يوجد هذا الإشعار في متصفح أو تطبيق آخر على الجهاز.',
  share: 'مشاركة',
  copy: {
    idle: 'نسخ النص',
    copied: 'تم النسخ',
    'by-hand': 'حدّده وانسخه من هذه الصفحة',
  },
} as const;
