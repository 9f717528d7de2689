import type * as English from '../en/outbox';
import { plural } from './plural';
import type { Words } from '../words';

/**
 * Words about the device's requests that every page needs, for the banner and the alerts. The words
 * of the requests page are in a separate file, so that other pages don't load them.
 */
export const outbox: Words<typeof English.outbox> = {
  banner: {
    label: 'طلبات تسجيلك',
    offline: 'لا يوجد اتصال بالإنترنت.',
    /** @param unconfirmed true if some of them may have arrived */
    waiting: (count: number, unconfirmed = false) => {
      const saved = plural(count, {
        one: 'طلب واحد محفوظ',
        two: 'طلبان محفوظان',
        few: `${count} طلبات محفوظة`,
        many: `${count} طلبًا محفوظًا`,
        other: `${count} طلب محفوظ`,
      });
      const pronoun = count === 1 ? 'ه' : count === 2 ? 'هما' : 'ها';
      const sent = count === 1 ? 'يُرسل' : count === 2 ? 'يُرسلا' : 'تُرسل';
      const missing = unconfirmed ? `تؤكد الأكاديمية استلام${pronoun}` : sent;
      return `${saved} على هذا الجهاز\u00A0– لم ${missing} بعد.`;
    },
    attention: (count: number) =>
      plural(count, {
        one: 'طلب واحد يتطلب إجراءً منك.',
        two: 'طلبان يتطلبان إجراءً منك.',
        few: `${count} طلبات تتطلب إجراءً منك.`,
        many: `${count} طلبًا تتطلب إجراءً منك.`,
        other: `${count} طلب تتطلب إجراءً منك.`,
      }),
    sending: 'جارٍ الإرسال…',
    sendNow: 'الإرسال الآن',
    /** Shown after 'Send now' if requests are still waiting. */
    stillWaiting: {
      inBackground: 'لم ينجح الإرسال. سيعيد هذا الموقع المحاولة تلقائيًا في أقرب وقت.',
      whileOpen:
        'لم ينجح الإرسال. سيعيد هذا الموقع المحاولة تلقائيًا في أقرب وقت، ما دام مفتوحًا على شاشتك أو عندما تفتحه من جديد.',
    },
    details: 'التفاصيل',
  },
  arrival: {
    unsent: 'محفوظ على هذا الجهاز\u00A0– لم يُرسل بعد',
    unconfirmed: 'محفوظ على هذا الجهاز\u00A0– لم تؤكد الأكاديمية استلامه بعد',
  },
  noLongerOffered: (courseTitle: string) => `${courseTitle} (دورة لم تعد متاحة)`,
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
    otherWays: 'انسخ نص طلبك من صفحة «طلباتك» وأرسله إلينا بالبريد الإلكتروني، أو اتصل بنا:',
  },
  /**
   * Shown before the academy's phone number and email address if pages load but requests get no
   * response.
   */
  blocked:
    'ربما يمنع شيء في هذا المتصفح وصول طلبك، مثل مانع الإعلانات. أوقفه لهذا الموقع وأرسل الطلب مرة أخرى، أو اتصل بنا أو راسلنا بالبريد الإلكتروني:',
  questions: {
    'replace-draft': {
      title: 'هل تريد استبدال ما في النموذج؟',
      text: (courseTitle: string) =>
        `في نموذج دورة «${courseTitle}» بيانات أخرى لم ترسلها. سيحل هذا الطلب محلها.`,
      accept: 'استبدالها',
      decline: 'الاحتفاظ بها',
    },
  },
  notes: {
    changed: 'تغيّر هذا الطلب في هذه الأثناء. راجعه ثم حاول مرة أخرى.',
    refused: 'لم يتمكن هذا الجهاز من حفظ التغيير. حاول مرة أخرى.',
  },
  alert: {
    correct: 'تصحيح الطلب',
    receipt: 'عرض إشعار الاستلام',
  },
};
