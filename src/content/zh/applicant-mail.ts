import { academy } from '../academy';
import type { CourseId } from '../course-ids';
import type * as English from '../en/applicant-mail';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
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
    `我们收到了一份用此邮箱提交的报名申请${course ? `，课程为“${fullTitles[course]}”` : ''}。`,
    `您的申请编号：${reference}。请记下编号：有些浏览器（例如iPhone上的Safari），如果您七天没有打开下面的页面，会删除其中的申请列表。您的申请仍在我们这里。`,
    `${enrolment.sent.nextTitle}：${enrolment.sent.next.join('')}`,
    `我们回复后会发邮件告诉您。如需查看回复，请用您发送申请时的设备和浏览器打开以下页面：${url}`,
    `如有疑问，请加微信号${academy.wechatId}、致电${academy.phone}或发邮件至${academy.email}，并提供您的申请编号。`,
    '如果这份申请不是您发送的，很可能是有人填错了邮箱地址，请告诉我们，或忽略此邮件。',
    `${aboutAcademy.name}（${academy.name}）`,
  ],
  /** For the third confirmation of a day, which is the last that a mailbox gets. */
  lastToday:
    '今天已有多份申请使用此邮箱，因此这是今天发送到此邮箱的最后一封确认邮件。之后的申请我们同样会收到，其编号可在“我的申请”中查看。',
};

/** The email that announces the academy's reply. Only a certificate's link names the student. */
export const replyMail: Words<typeof English.replyMail> = {
  subject: (reference: string) => `学院已回复您的申请（${reference}）`,
  /** Added if there is a certificate. @param certificate its link, which contains the student's name */
  certificate: (certificate: string) =>
    `您的证书已颁发。任何人都能凭此链接查验证书的真伪；链接中含有学员姓名，请只提供给需要的人：${certificate}`,
  /**
   * @param status title of the request's state
   * @param url address of the receipt, which shows the reply
   */
  paragraphs: (reference: string, status: string, url: string): readonly string[] => [
    '您好！',
    `我们已回复您的报名申请（申请编号：${reference}）。`,
    `目前状态：${status}。`,
    `如需查看回复，请用您发送申请时的设备和浏览器打开以下页面：${url}`,
    `如有疑问，请加微信号${academy.wechatId}、致电${academy.phone}或发邮件至${academy.email}，并提供您的申请编号。`,
    `${aboutAcademy.name}（${academy.name}）`,
  ],
};
