import type * as English from '../en/install';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

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
      text: 'اضغط على زر المشاركة (Share)، وهو مربع فيه سهم.',
      hint: 'تجده أسفل الشاشة أو أعلاها، أو في قائمة النقاط الثلاث. وإذا فُتحت هذه الصفحة داخل تطبيق آخر، فافتحها أولًا في Safari.',
    },
    {
      picture: 'add',
      text: 'اختر «إضافة إلى الشاشة الرئيسية» (Add to Home Screen).',
      hint: 'تجد هذا الخيار أسفل القائمة، أو ضمن «المزيد» (More).',
    },
    {
      picture: 'home-screen',
      text: `اضغط على «إضافة» (Add)، وستجد ${aboutAcademy.shortName} بين تطبيقاتك.`,
    },
  ],
  menu: [
    {
      picture: 'menu',
      text: 'افتح قائمة المتصفح: النقاط الثلاث بجانب العنوان، أو «ملف» (File) في Safari على Mac.',
    },
    {
      picture: 'add',
      text: 'اختر «تثبيت» (Install) أو «إضافة التطبيق إلى الشاشة الرئيسية» (Add app to Home screen) أو «إضافة إلى Dock» (Add to Dock).',
      hint: 'قد تجد هذا الخيار ضمن «المزيد» (More).',
    },
  ],
};

/** Words about installing the site like an app. */
export const install: Words<typeof English.install> = {
  title: `ثبّت ${aboutAcademy.shortName} على جهازك`,
  gain: 'يعمل دون اتصال بالإنترنت، ويُفتح مثل أي تطبيق، ويحفظ الطلبات التي ترسلها منه.',
  install: 'تثبيت',
  how: 'عرض الطريقة',
  decline: 'لا، شكرًا',
  close: 'إغلاق',
  steps,
  /** Shown if this browser stores requests or forms that the installed app may not have. */
  leftBehind: {
    text: 'قد يكون التطبيق فارغًا عند أول فتح: ستبقى الطلبات المنتظرة وإشعارات الاستلام والنماذج غير المكتملة هنا في المتصفح. أرسل أولًا ما ينتظر الإرسال من طلبات، وأكمل ما لم يكتمل من نماذج، إن وُجدت:',
    link: 'طلباتك',
  },
  /** Says where visitors can find the instructions later. */
  again: 'يمكنك الرجوع إلى هذه الخطوات في صفحة «طلباتك».',
};
