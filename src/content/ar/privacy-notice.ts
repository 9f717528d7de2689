import { counted } from './plural';
import { privacy } from '../privacy';
import { type PrivacySummary, recordYears } from '../privacy-text';

/** The privacy notice in brief, shown with the enrolment form. */
export const privacyNotice: PrivacySummary = {
  language: 'ar',
  title: 'الخصوصية باختصار.',
  text: `نستخدم ما تُدخله هنا لمعالجة طلبك فقط، ولا نشاركه إلا مع من يشغّلون لنا الخادم والبريد الإلكتروني وخدمات المراسلة، أو إذا اقتضى القانون أو اقتضت تأشيرتك ذلك، أو إذا طلبت منا ترتيب شيء لك. وإذا كان الطالب دون سن 18 سنة، فيجب أن يرسل الطلب أحد الوالدين أو ولي الأمر. ونحذف الطلب خلال مدة أقصاها ${counted(privacy.retentionDays, 'day')} من وصوله أو وصول آخر تعديل أجريته عليه، أو قبل ذلك بطلب منك؛ وإذا التحقت بدورة، فإننا نحتفظ بسجلك الطلابي لمدة ${counted(recordYears, 'year')}.`,
  more: 'قراءة إشعار الخصوصية',
};
