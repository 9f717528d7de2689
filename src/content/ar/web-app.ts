import type * as English from '../en/web-app';
import type { Words } from '../words';

/** Words of the web app manifest, which defines the installed site. */
export const webAppWords: Words<typeof English.webAppWords> = {
  description:
    'دورات الإنجليزية والصينية في كوالالمبور: قارن بين عشر دورات، واحصل على مساعدة في التأشيرة والسكن، واطلب مقعدك في ثلاث خطوات قصيرة، حتى دون اتصال بالإنترنت.',
  shortcuts: {
    courses: { name: 'الدورات', description: 'الدورات العشر كلها في الإنجليزية والصينية' },
    enrol: { name: 'التسجيل', description: 'اختر دورتك واطلب مقعدًا فيها' },
    requests: {
      name: 'طلباتك',
      description: 'حالة طلبات تسجيلك وإشعارات استلامها',
    },
    help: { name: 'المساعدة', description: 'كيفية التقديم والتأشيرة والسكن والشهادات' },
    contact: { name: 'التواصل', description: 'راسلنا أو اتصل بنا أو حادثنا أو زرنا' },
  },
  /** Labels of the screenshots in `public/screenshots/`. */
  screenshots: [
    {
      picture: 'home',
      shape: 'narrow',
      label: 'الصفحة الرئيسية: جسر من الحروف وضربات الفرشاة أمام كوالالمبور',
    },
    {
      picture: 'courses',
      shape: 'narrow',
      label: 'بطاقة دورة: صورة ونص تشويقي ورابط إلى النموذج',
    },
    {
      picture: 'enrolment',
      shape: 'narrow',
      label: 'الخطوة الأولى من الخطوات الثلاث في نموذج التسجيل',
    },
    { picture: 'home', shape: 'wide', label: 'الصفحة الرئيسية على شاشة عريضة' },
    { picture: 'courses', shape: 'wide', label: 'بطاقات دورات الإنجليزية' },
  ],
};
