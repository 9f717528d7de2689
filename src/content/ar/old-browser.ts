import type * as English from '../en/old-browser';
import type { Words } from '../words';

/** Shown above each page in browsers that are too old for the site's script. */
export const oldBrowser: Words<typeof English.oldBrowser> = {
  title: 'متصفحك أقدم من أن تعمل عليه بعض أجزاء هذا الموقع',
  text: 'يمكنك قراءة كل الصفحات، لكن لا يمكنك إرسال طلب التسجيل من هذا المتصفح. يحتاج الموقع إلى Chrome أو Edge بالإصدار 111، أو Firefox بالإصدار 115، أو Safari بالإصدار 16.4 (iOS 16.4)، أو إصدار أحدث. يُرجى تحديث متصفحك أو استخدام جهاز آخر أو الاتصال بنا:',
};
