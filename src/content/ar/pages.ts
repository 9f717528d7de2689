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
    title: `${aboutAcademy.name}: الإنجليزية والصينية في كوالالمبور`,
    description:
      'تعلّم الإنجليزية أو الصينية في كوالالمبور: دورات للأطفال والطلاب والمهنيين، بمواعيد مرنة ورسوم في المتناول واختبارات دولية.',
  },
  about: {
    title: `من نحن | ${aboutAcademy.name}`,
    description:
      'لماذا تحمل أكاديمية لغات اسم «الجسر»: قصتنا ورؤيتنا ورسالتنا واعتماداتنا، ومن سيعلّمك لدينا.',
  },
  courses: {
    title: `دورات الإنجليزية والصينية | ${aboutAcademy.name}`,
    description:
      'قارن بين عشر دورات: الإنجليزية للأطفال وللاختبارات وللأعمال، والصينية لاختبارات HSK وYCT وBCT، ومخيمات العطلات ودروس VIP الفردية باللغتين.',
  },
  help: {
    title: `مركز المساعدة | ${aboutAcademy.name}`,
    description:
      'كيف تقدّم من الخارج، وما تحتاج إليه من مستندات وتأشيرة، وأين تسكن في كوالالمبور، وكيف تتحقق من شهادة.',
  },
  contact: {
    title: `اتصل بنا | ${aboutAcademy.name}`,
    description: `اكتب إلى ${aboutAcademy.name} في كوالالمبور أو اتصل بها أو حادثها: العنوان والخريطة وساعات العمل وواتساب وWeChat ونموذج للتواصل.`,
  },
  requests: {
    title: `طلباتك | ${aboutAcademy.name}`,
    description:
      'طلبات تسجيلك: ما ينتظر الإرسال منها، وإشعارات الاستلام. هذه القائمة محفوظة على أجهزتك فقط.',
  },
  legal: {
    title: `الخصوصية والشروط | ${aboutAcademy.name}`,
    description:
      'إشعار الخصوصية بالعربية والإنجليزية والملايوية: ما نحتفظ به عنك ولماذا وكيف يُحذف. وشروطنا: الرسوم والدفع واسترداد الرسوم.',
  },
  notFound: {
    title: `الصفحة غير موجودة | ${aboutAcademy.name}`,
    description: 'هذه الصفحة غير موجودة. انتقل إلى الصفحة الرئيسية أو الدورات أو صفحة الاتصال بنا.',
  },
};

/** Returns the metadata of a course's details page. */
export function courseHead(course: Course): Head {
  return {
    title: `${fullTitles[course.id]} | ${aboutAcademy.shortName}`,
    description: course.metaDescription,
  };
}

/** Returns the metadata of a course's enrolment form. */
export function enrolmentHead(course: Course): Head {
  const title = fullTitles[course.id];
  return {
    title: `التسجيل: ${title} | ${aboutAcademy.shortName}`,
    description: `اطلب مقعدًا في دورة «${title}» لدى ${aboutAcademy.name} في ${aboutAcademy.city}: ثلاث خطوات قصيرة، دون إنشاء حساب.`,
  };
}
