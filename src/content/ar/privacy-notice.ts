import { counted } from './plural';
import { privacy } from '../privacy';
import { type PrivacySummary, recordYears } from '../privacy-text';

/** The privacy notice in brief, shown with the enrolment form. */
export const privacyNotice: PrivacySummary = {
  language: 'ar',
  title: 'الخصوصية باختصار.',
  text: `نستخدم الاسم والهاتف والبريد الإلكتروني والبلد والدورة الواردة في طلبك لمعالجة الطلب فقط. ولا نشاركها إلا مع من يشغّلون لنا الخادم والبريد الإلكتروني وخدمات المراسلة، أو حيث يقتضي القانون أو تقتضي تأشيرتك ذلك. قد نؤكد الطلب برسالة بريد إلكتروني، ويتحقق هذا الموقع من ورود ردنا ويعرضه على هذا الجهاز. وإذا كان الطالب دون سن 18 سنة، فيجب أن يرسل الطلب أحد الوالدين أو ولي الأمر. يحذف نظامنا الطلب خلال مدة أقصاها ${counted(privacy.retentionDays, 'day')} من وصوله أو وصول آخر تعديل أجريته عليه، أو قبل ذلك إذا طلبته منا. وإذا قبلت مقعدًا، فسنطلب منك مستندات أيضًا، وسنحتفظ بسجلك الطلابي لمدة ${counted(recordYears, 'year')}؛ وفي إشعار الخصوصية مزيد من التفاصيل.`,
  more: 'قراءة إشعار الخصوصية',
};
