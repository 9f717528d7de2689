import type * as English from '../en/page-error';
import type { Words } from '../words';

/** Shown in place of a page that failed to load. */
export const pageError: Words<typeof English.pageError> = {
  title: 'تعذّر تحميل هذه الصفحة',
  text: 'ربما انقطع الاتصال أثناء تحميل الصفحة. يُرجى التحقق منه ثم إعادة المحاولة.',
  retry: 'إعادة المحاولة',
  /** Shown if the page's code loaded but failed. */
  broken: {
    title: 'هذه الصفحة لا تعمل في متصفحك',
    text: 'يُرجى تجربة متصفح حديث أو الاتصال بنا:',
  },
};
