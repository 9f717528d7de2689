/** The two Arabic texts that the specification prescribes (sections 2 and 4). */
export const prescribedArabic = {
  enrolled: {
    label: 'تم التسجيل',
    congratulation: 'تهانينا! لقد تم تسجيلك في الدورة.',
  },
  sent: 'تم إرسال طلبك بنجاح. سنتواصل معك قريبًا.',
} as const;
