import type * as English from '../en/page-error';
import type { Words } from '../words';

/** Shown in place of a page that failed to load. */
export const pageError: Words<typeof English.pageError> = {
  title: 'تعذّر تحميل هذه الصفحة',
  text: 'ربما انقطع الاتصال أثناء تحميل الصفحة. تحقق منه ثم أعد المحاولة.',
  retry: 'إعادة المحاولة',
  /** Shown if the page's code loaded but failed. */
  broken: {
    title: 'هذه الصفحة لا تعمل في متصفحك',
    text: 'جرّب متصفحًا حديثًا، أو اتصل بنا:',
  },
  /** Shown on a page whose scripts can't be loaded or run. */
  incomplete: {
    title: 'جزء من هذه الصفحة لا يعمل',
    text: 'إما أن هذا الجزء لم يُحمَّل، وإما أن متصفحك أقدم من Chrome 111 أو Edge 111 أو Firefox 115 أو Safari 16.4 (iOS 16.4). يمكنك قراءة كل الصفحات، لكن لا يمكنك إرسال طلب تسجيل. أعد تحميل الصفحة، أو اتصل بنا:',
    reload: 'إعادة التحميل',
  },
};
