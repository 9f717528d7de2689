import { academy } from '../academy';
import type { CourseId } from '../course-ids';
import { fullTitles } from './course-titles';
import { enrolment } from './enrolment';

/** The email that confirms a request to its sender. It contains no text that a visitor wrote. */
export const applicantMail = {
  subject: (reference: string) => `استلمنا طلب التسجيل الخاص بك (${reference})`,
  /**
   * @param course undefined if the request names no course
   * @param url address of 'Your requests', where the reply will be shown
   */
  paragraphs: (reference: string, course: CourseId | undefined, url: string): readonly string[] => [
    'مرحبًا!',
    `استلمنا طلب تسجيل${course ? ` في دورة «${fullTitles[course]}»` : ''}، ورد فيه عنوان البريد الإلكتروني هذا.`,
    `رقمك المرجعي: ${reference}`,
    `${enrolment.sent.nextTitle}: ${enrolment.sent.next.join(' ')}`,
    `سنراسلك عبر البريد الإلكتروني عندما نرد. ولقراءة ردنا، يُرجى فتح هذه الصفحة على الجهاز نفسه وفي المتصفح نفسه اللذين أُرسل منهما الطلب: ${url}`,
    `هل لديك أسئلة؟ يمكنك الاتصال بنا على الرقم \u2066${academy.phone}\u2069 أو مراسلتنا على ${academy.email}، مع ذكر رقمك المرجعي.`,
    'إذا لم يكن هذا الطلب منك، فالأرجح أن شخصًا ما أخطأ في كتابة عنوانه: يُرجى إبلاغنا بذلك أو تجاهل هذه الرسالة.',
    academy.name,
  ],
  /** For the third confirmation of a day, which is the last that a mailbox gets. */
  lastToday:
    'وصلتنا اليوم عدة طلبات بعنوان البريد الإلكتروني هذا، ولذلك فهذا آخر تأكيد نرسله إليه اليوم. أما الطلبات الأخرى فتصلنا كالمعتاد، وأرقامها المرجعية في الصفحة نفسها.',
};

/** The email that announces the academy's reply. Only a certificate's link names the student. */
export const replyMail = {
  subject: (reference: string) => `ردّت الأكاديمية على طلبك ${reference}`,
  /** Added if there is a certificate. @param certificate its link, which contains the student's name */
  certificate: (certificate: string) =>
    `شهادتك جاهزة. بهذا الرابط يمكن لأي شخص التحقق من صحتها، وهو يتضمن اسمك، فلا تعطه إلا لمن يحتاج إليه: ${certificate}`,
  /**
   * @param status title of the request's state
   * @param url address of 'Your requests', where the reply is shown
   */
  paragraphs: (reference: string, status: string, url: string): readonly string[] => [
    'مرحبًا!',
    `لقد رددنا على طلب التسجيل الخاص بك ${reference}.`,
    `حالته الآن: ${status}.`,
    `لقراءة ردنا، يُرجى فتح هذه الصفحة على الجهاز نفسه وفي المتصفح نفسه اللذين أُرسل منهما الطلب: ${url}`,
    `هل لديك أسئلة؟ يمكنك الاتصال بنا على الرقم \u2066${academy.phone}\u2069 أو مراسلتنا على ${academy.email}، مع ذكر رقمك المرجعي.`,
    academy.name,
  ],
};
