/** Shown in browsers that delete a site's data after seven days without a visit, such as Safari. */
export const sevenDays = {
  /** With unsent requests. */
  waiting:
    'يحذف هذا المتصفح ما يحفظه أي موقع إذا لم تزره لمدة سبعة أيام. افتح هذا الموقع كل بضعة أيام حتى نؤكد استلام طلبك.',
  receipt:
    'يحذف هذا المتصفح إشعار الاستلام هذا إذا لم تزر هذا الموقع لمدة سبعة أيام. دوّن الرقم المرجعي.',
  draft:
    'يحذف هذا المتصفح ما حفظه إذا لم تزر هذا الموقع لمدة سبعة أيام. وإذا ثبّتّ الموقع تطبيقًا على جهازك وملأت النموذج فيه، فسيبقى محفوظًا مدة أطول.',
} as const;
