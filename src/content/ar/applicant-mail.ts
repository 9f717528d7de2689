import { academy } from '../academy';
import { aboutAcademy } from './academy';
import type { CourseId } from '../course-ids';
import { fullTitles } from './course-titles';
import { enrolment } from './enrolment';

/** The email that confirms a request to its sender. It contains no text that a visitor wrote. */
export const applicantMail = {
  subject: (reference: string) => `استلمنا طلب تسجيلك (${reference})`,
  /**
   * @param course undefined if the request names no course
   * @param url address of 'Your requests', where the reply will be shown
   */
  paragraphs: (reference: string, course: CourseId | undefined, url: string): readonly string[] => [
    'مرحبًا!',
    `استلمنا طلب تسجيل${course ? ` في دورة «${fullTitles[course]}»` : ''}، ورد فيه عنوان البريد الإلكتروني هذا.`,
    `رقمك المرجعي: ${reference}. احتفظ به: فبعض المتصفحات، مثل Safari على iPhone، تحذف قائمة الطلبات في الصفحة أدناه إذا لم تزرها لمدة سبعة أيام. أما طلبك فيبقى لدينا.`,
    `${enrolment.sent.nextTitle}: ${enrolment.sent.next.join(' ')}`,
    `سنراسلك بالبريد الإلكتروني عندما نرد على طلبك. ولقراءة الرد، افتح هذه الصفحة على الجهاز الذي أرسلت منه الطلب وفي المتصفح نفسه: ${url}`,
    `هل لديك أسئلة؟ اتصل بنا على الرقم \u2066${academy.phone}\u2069 أو راسلنا على ${academy.email}، واذكر رقمك المرجعي.`,
    'إذا لم ترسل هذا الطلب، فالأرجح أن شخصًا ما أخطأ في كتابة عنوانه: نرجو أن تخبرنا بذلك أو تتجاهل هذه الرسالة.',
    `${aboutAcademy.name} (${academy.name})`,
  ],
  /** For the third confirmation of a day, which is the last that a mailbox gets. */
  lastToday:
    'وصلتنا اليوم عدة طلبات ورد فيها عنوان البريد الإلكتروني هذا، لذلك فهذا آخر تأكيد نرسله إليه اليوم. أما ما يأتي بعده من طلبات فيصلنا كالمعتاد، وستجد أرقامها المرجعية في صفحة «طلباتك».',
};

/** The email that announces the academy's reply. Only a certificate's link names the student. */
export const replyMail = {
  subject: (reference: string) => `ردّت الأكاديمية على طلبك ${reference}`,
  /** Added if there is a certificate. @param certificate its link, which contains the student's name */
  certificate: (certificate: string) =>
    `الشهادة جاهزة. بهذا الرابط يمكن لأي شخص التحقق من صحتها، وهو يتضمن اسم الطالب، فلا تعطه إلا لمن يحتاج إليه: ${certificate}`,
  /**
   * @param status title of the request's state
   * @param url address of the receipt, which shows the reply
   */
  paragraphs: (reference: string, status: string, url: string): readonly string[] => [
    'مرحبًا!',
    `رددنا على طلب تسجيلك ${reference}.`,
    `حالته الآن: ${status}.`,
    `لقراءة الرد، افتح هذه الصفحة على الجهاز الذي أرسلت منه الطلب وفي المتصفح نفسه: ${url}`,
    `هل لديك أسئلة؟ اتصل بنا على الرقم \u2066${academy.phone}\u2069 أو راسلنا على ${academy.email}، واذكر رقمك المرجعي.`,
    `${aboutAcademy.name} (${academy.name})`,
  ],
};
