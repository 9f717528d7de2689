import { academy } from '../academy';
import type { CourseId } from '../course-ids';
import type * as English from '../en/applicant-mail';
import type { Words } from '../words';
import { fullTitles } from './course-titles';
import { enrolment } from './enrolment';

/** The email that confirms a request to its sender. It contains no text that a visitor wrote. */
export const applicantMail: Words<typeof English.applicantMail> = {
  subject: (reference: string) => `我们已收到您的报名申请（${reference}）`,
  /**
   * @param course undefined if the request names no course
   * @param url address of 'Your requests', where the reply will be shown
   */
  paragraphs: (reference: string, course: CourseId | undefined, url: string): readonly string[] => [
    '您好！',
    `我们收到了一份使用此邮箱提交的报名申请${course ? `，课程为“${fullTitles[course]}”` : ''}。`,
    `您的申请编号：${reference}`,
    `${enrolment.sent.nextTitle}：${enrolment.sent.next.join('')}`,
    `如需查看我们的回复，请使用您发送申请时的设备和浏览器打开此页面：${url}`,
    `有疑问？请致电${academy.phone}或发邮件至${academy.email}，并提供您的申请编号。`,
    '如果这份申请不是您发送的，很可能是有人填错了邮箱地址：请告诉我们，或忽略此邮件。',
    academy.name,
  ],
};
