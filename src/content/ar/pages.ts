import { academy } from '../academy';
import { aboutAcademy } from './academy';
import type { Course } from '../course';
import { fullTitles } from './course-titles';
import type * as English from '../en/pages';
import type { Words } from '../words';

/** Metadata of a page for search engines and link previews. */
interface Head {
  /** At most 60 characters. */
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
}

export const pageHead: Words<typeof English.pageHead> = {
  home: {
    title: `${academy.name}: الإنجليزية والصينية في كوالالمبور`,
    description:
      'الإنجليزية والصينية في كوالالمبور: دورات للأطفال والطلاب والمهنيين، بمواعيد مرنة ورسوم في المتناول واختبارات دولية.',
  },
  about: {
    title: `من نحن | ${academy.name}`,
    description:
      'لماذا تحمل أكاديمية لغات اسم «جسر»: قصتنا ورؤيتنا ورسالتنا واعتماداتنا، ومن يعلّمك ومن يرشدك لدينا.',
  },
  courses: {
    title: `دورات الإنجليزية والصينية | ${academy.name}`,
    description:
      'عشر دورات للمقارنة: الإنجليزية للأطفال وللاختبارات وللأعمال، والصينية لاختبارات HSK وYCT وBCT، ومخيمات العطلات ودروس VIP الفردية باللغتين.',
  },
  help: {
    title: `مركز المساعدة | ${academy.name}`,
    description:
      'كيفية التقديم من الخارج، وما تحتاج إليه من مستندات وتأشيرة، وأين تسكن في كوالالمبور، وكيف تتحقق من شهادة برقمها.',
  },
  contact: {
    title: `اتصل بنا | ${academy.name}`,
    description: `للتواصل مع ${academy.name} في كوالالمبور كتابةً أو هاتفيًا أو بالمحادثة: العنوان والخريطة وساعات العمل وWhatsApp وWeChat ونموذج للتواصل.`,
  },
  requests: {
    title: `طلباتك | ${academy.name}`,
    description:
      'طلبات التسجيل الخاصة بك: ما ينتظر الإرسال منها، والإيصالات. هذه القائمة محفوظة على هذا الجهاز فقط.',
  },
  legal: {
    title: `الخصوصية والشروط | ${academy.name}`,
    description:
      'إشعار الخصوصية بالعربية والإنجليزية والملايوية: ما نحتفظ به عنك ولماذا وكيف يُحذف. وشروطنا: الرسوم والدفع واسترداد الرسوم.',
  },
  notFound: {
    title: `الصفحة غير موجودة | ${academy.name}`,
    description:
      'هذه الصفحة غير موجودة. يمكنك الانتقال إلى الصفحة الرئيسية أو الدورات أو صفحة الاتصال بنا.',
  },
};

/** Returns the metadata of a course's details page. */
export function courseHead(course: Course): Head {
  return {
    title: `${fullTitles[course.id]} | ${academy.shortName}`,
    description: course.metaDescription,
  };
}

/** Returns the metadata of a course's enrolment form. */
export function enrolmentHead(course: Course): Head {
  const title = fullTitles[course.id];
  return {
    title: `التسجيل: ${title} | ${academy.shortName}`,
    description: `طلب مقعد في دورة «${title}» لدى ${academy.name} في ${aboutAcademy.city}: ثلاث خطوات قصيرة، دون حساب.`,
  };
}
