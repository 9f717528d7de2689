import type * as English from '../en/notifications';
import { alerts } from './messages';
import type { Words } from '../words';

/** System notifications, for visitors who have allowed them and can't see a page of the site. */
export const notificationTexts = {
  accepted: (courseTitle: string, reference: string | null) => ({
    title: alerts.submitted,
    body: reference === null ? courseTitle : `${courseTitle}. رقمك المرجعي: ${reference}`,
  }),
  rejected: (courseTitle: string, status: number) => ({
    title: courseTitle,
    body: alerts.submissionFailed(status),
  }),
  /** @param title title of the reply's alert */
  answered: (title: string, courseTitle: string) => ({ title, body: courseTitle }),
};

/** The offer of a notification while a request is waiting, and the messages after each choice. */
export const notificationOffer: Words<typeof English.notificationOffer> = {
  title: 'تلقي تنبيه',
  accept: 'تنبيه عند استلام طلبي',
  acceptReply: 'تنبيه عند ردكم',
  decline: 'لا، شكرًا',
  answers: {
    granted: {
      inBackground: 'سيصلك تنبيه متى استلمنا طلبك، حتى إن كان هذا الموقع مغلقًا.',
      whileOpen: 'سيصلك تنبيه متى استلمنا طلبك، ما دام هذا الموقع مفتوحًا في الخلفية.',
    },
    replies: 'سيصلك تنبيه على هذا الجهاز عندما نرد.',
    denied:
      'لا يسمح متصفحك بالإشعارات. سترى كل جديد في صفحة «طلباتك» عندما تفتح هذا الموقع في المرة القادمة.',
    declined: 'حسنًا. سترى كل جديد في صفحة «طلباتك» عندما تفتح هذا الموقع في المرة القادمة.',
    off: 'أُوقفت تنبيهات ردودنا على هذا الجهاز.',
  },
  turnOff: 'إيقاف التنبيهات',
  failed:
    'تعذّر تفعيل التنبيهات. ربما كانت خدمة الإشعارات في متصفحك محظورة، أو تعذّر الوصول إلى نظامنا.',
  retry: 'إعادة المحاولة',
};
