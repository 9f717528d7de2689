import type * as English from '../en/messages';
import type { Words } from '../words';

/** The message catalogue, translated (specification, section 8). */
export const alerts: Words<typeof English.alerts> = {
  personalFieldsMissing: 'يُرجى تعبئة جميع حقول البيانات الشخصية.',
  courseFieldsMissing: 'يُرجى إكمال جميع حقول الدورة.',
  vipHoursMissing: 'يُرجى تحديد عدد ساعات VIP.',
  submissionFailed: (status: number) =>
    `تعذّر الإرسال. رمز الحالة: ${status}. يُرجى التحقق من البيانات المُدخلة.`,
  networkError: 'حدث خطأ في الشبكة. يُرجى المحاولة مرة أخرى.',
  submitted: 'تم إرسال طلب التسجيل بنجاح!',
  noCertificate: 'لم يُعثر على أي شهادة.',
};

/** Asked before anything is sent (specification, section 5). */
export const confirmSubmission: Words<typeof English.confirmSubmission> =
  'هل تريد بالتأكيد إرسال طلب التسجيل؟';
