import { academy } from '../academy';
import type * as English from '../en/install';
import type { Words } from '../words';

/** The kinds of installation instructions for browsers without an install prompt. */
export type InstallSteps = 'ios' | 'menu';

interface InstallStep {
  /** File name in `public/pictures/install/`, without its extension. */
  readonly picture: string;
  readonly text: string;
  /** Helps visitors to find the item. */
  readonly hint?: string;
}

const steps: Readonly<Record<InstallSteps, readonly InstallStep[]>> = {
  ios: [
    {
      picture: 'share',
      text: 'الضغط على زر المشاركة، وهو مربع فيه سهم.',
      hint: 'مكانه أسفل الشاشة أو أعلاها، أو خلف النقاط الثلاث. وإذا فُتحت هذه الصفحة داخل تطبيق آخر، فيجب فتحها في Safari أولًا.',
    },
    {
      picture: 'add',
      text: 'اختيار «إضافة إلى الشاشة الرئيسية».',
      hint: 'يظهر هذا الخيار عند التمرير إلى أسفل القائمة، أو خلف «المزيد».',
    },
    {
      picture: 'home-screen',
      text: `الضغط على «إضافة». بعدها يكون ${academy.shortName} بين تطبيقاتك.`,
    },
  ],
  menu: [
    {
      picture: 'menu',
      text: 'فتح قائمة المتصفح: النقاط الثلاث بجانب العنوان، أو «ملف» في Safari على Mac.',
    },
    {
      picture: 'add',
      text: 'اختيار «تثبيت» أو «إضافة التطبيق إلى الشاشة الرئيسية» أو «إضافة إلى Dock».',
      hint: 'قد يكون هذا الخيار خلف «المزيد».',
    },
  ],
};

/** Words about installing the site like an app. */
export const install: Words<typeof English.install> = {
  title: `إبقاء ${academy.shortName} على هذا الجهاز`,
  gain: 'يعمل دون اتصال بالإنترنت، ويُفتح كأنه تطبيق، ويحفظ الطلبات التي تقدّمها فيه.',
  install: 'تثبيت',
  how: 'عرض الطريقة',
  decline: 'لا، شكرًا',
  close: 'إغلاق',
  steps,
  /** Shown if this browser stores requests or forms that the installed app may not have. */
  leftBehind: {
    text: 'قد يبدأ التطبيق فارغًا: ستبقى الطلبات المنتظرة والإيصالات والنماذج غير المكتملة هنا في المتصفح. يُرجى أولًا إرسال ما ينتظر الإرسال:',
    link: 'طلباتك',
  },
  /** Says where visitors can find the instructions later. */
  again: 'يمكنك الرجوع إلى هذه الخطوات في صفحة «طلباتك».',
};
