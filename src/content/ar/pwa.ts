import type * as English from '../en/pwa';
import type { Words } from '../words';

/** Notices about offline use and new versions of the site. */
export const pwa: Words<typeof English.pwa> = {
  offlineReady: {
    title: 'جاهز للعمل دون اتصال بالإنترنت',
    text: 'أصبحت كل الصفحات العربية تعمل على هذا الجهاز دون اتصال بالإنترنت.',
  },
  newVersion: {
    title: 'نسخة جديدة جاهزة.',
    update: 'تحديث',
    updating: 'جارٍ التحديث…',
    unsaved:
      'في نموذج هذه الصفحة بيانات تعذّر حفظها على هذا الجهاز. أرسل النموذج أو فرّغه أولًا، ثم حدّث.',
  },
};
