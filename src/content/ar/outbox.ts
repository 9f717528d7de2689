import type * as English from '../en/outbox';
import { plural } from './plural';
import type { Words } from '../words';

/**
 * Words about the device's requests that every page needs, for the banner and the alerts. The words
 * of the requests page are in a separate file, so that other pages don't load them.
 */
export const outbox: Words<typeof English.outbox> = {
  banner: {
    label: 'طلبات التسجيل الخاصة بك',
    offline: 'لا يوجد اتصال بالإنترنت.',
    /** @param unconfirmed true if some of them may have arrived */
    waiting: (count: number, unconfirmed = false) => {
      const saved = plural(count, {
        one: 'طلب واحد محفوظ',
        two: 'طلبان محفوظان',
        few: `${count} طلبات محفوظة`,
        many: `${count} طلبًا محفوظة`,
        other: `${count} طلب محفوظة`,
      });
      const pronoun = count === 1 ? 'ه' : count === 2 ? 'هما' : 'ها';
      const sent = count === 1 ? 'يُرسل' : count === 2 ? 'يُرسلا' : 'تُرسل';
      const missing = unconfirmed ? `تؤكد الأكاديمية استلام${pronoun}` : sent;
      return `${saved} على هذا الجهاز – لم ${missing} بعد.`;
    },
    attention: (count: number) =>
      plural(count, {
        one: 'طلب واحد يحتاج إلى انتباهك.',
        two: 'طلبان يحتاجان إلى انتباهك.',
        few: `${count} طلبات تحتاج إلى انتباهك.`,
        many: `${count} طلبًا تحتاج إلى انتباهك.`,
        other: `${count} طلب تحتاج إلى انتباهك.`,
      }),
    sending: 'جارٍ الإرسال…',
    sendNow: 'الإرسال الآن',
    /** Shown after 'Send now' if requests are still waiting. */
    stillWaiting: {
      inBackground: 'لم ينجح الإرسال. سيعيد هذا الموقع المحاولة تلقائيًا في أقرب وقت ممكن.',
      whileOpen:
        'لم ينجح الإرسال. سيعيد هذا الموقع المحاولة تلقائيًا في أقرب وقت ممكن، ما دام مفتوحًا على شاشتك أو عند فتحه من جديد.',
    },
    details: 'التفاصيل',
  },
  arrival: {
    unsent: 'محفوظ على هذا الجهاز – لم يُرسل بعد',
    unconfirmed: 'محفوظ على هذا الجهاز – لم تؤكد الأكاديمية استلامه بعد',
  },
  noLongerOffered: (courseTitle: string) => `${courseTitle} (لم تعد متاحة)`,
  overdue: {
    text: (count: number) =>
      plural(count, {
        one: 'طلب واحد ينتظر هنا منذ أكثر من يوم.',
        two: 'طلبان ينتظران هنا منذ أكثر من يوم.',
        few: `${count} طلبات تنتظر هنا منذ أكثر من يوم.`,
        many: `${count} طلبًا تنتظر هنا منذ أكثر من يوم.`,
        other: `${count} طلب تنتظر هنا منذ أكثر من يوم.`,
      }),
    /** Shown before the academy's phone number and email address. */
    otherWays:
      'يمكنك أيضًا الاتصال بنا، أو نسخ ما كتبته (تحت «التفاصيل») ولصقه في رسالة بريد إلكتروني:',
  },
  /**
   * Shown before the academy's phone number and email address if pages load but requests get no
   * response.
   */
  blocked:
    'ربما يحجب شيء ما في هذا المتصفح طلبك، مثل مانع الإعلانات. يُرجى إيقافه لهذا الموقع وإرسال الطلب مرة أخرى، أو الاتصال بنا أو مراسلتنا بالبريد الإلكتروني:',
  questions: {
    'replace-draft': {
      title: 'استبدال ما في النموذج؟',
      text: (courseTitle: string) =>
        `في نموذج دورة «${courseTitle}» بيانات أخرى لم ترسلها بعد. سيحل هذا الطلب محلها.`,
      accept: 'استبدالها',
      decline: 'الاحتفاظ بها',
    },
  },
  notes: {
    changed: 'تغيّر هذا الطلب في هذه الأثناء. يُرجى مراجعته ثم المحاولة مرة أخرى.',
    refused: 'لم يتمكن هذا الجهاز من حفظ التغيير. يُرجى المحاولة مرة أخرى.',
  },
  alert: {
    correct: 'تصحيح الطلب',
    receipt: 'عرض الإيصال',
  },
};
