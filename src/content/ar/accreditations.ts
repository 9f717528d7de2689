import { aboutAcademy } from './academy';
import type * as English from '../en/accreditations';
import { sample } from '../sample';
import type { Words } from '../words';

/** Exam and certification bodies for English and Chinese (specification, section 1). */
export const accreditations: Words<typeof English.accreditations> = {
  title: 'اعتمادات دولية موثوقة',
  intro: sample(
    `${aboutAcademy.name} معتمدة لدى هيئات دولية تمنح شهادات اللغات وتجري اختباراتها في الإنجليزية والصينية. وما تتعلمه في كوالالمبور يُحسب لك أينما كانت وجهتك التالية.`,
  ),
  note: sample('قائمة توضيحية: ستُعرض هنا اعتماداتنا الفعلية.'),
  items: sample([
    {
      mark: 'Cambridge',
      name: 'Cambridge English',
      text: 'شهادات تبدأ من Pre A1 Starters للأطفال وتصل إلى C2 Proficiency.',
    },
    {
      mark: 'IELTS',
      name: 'International English Language Testing System',
      text: 'اختبار المهارات الأربع للدراسة أو العمل أو الاستقرار في بلد ناطق بالإنجليزية.',
    },
    {
      mark: 'TOEFL',
      name: 'ETS, Test of English as a Foreign Language',
      text: 'اختبار في الإنجليزية الأكاديمية تقبله جامعات في أنحاء العالم.',
    },
    {
      mark: 'HSK',
      name: 'Chinese Testing International',
      text: 'اختبار HSK واختبار المحادثة HSKK التابع له، واختبار YCT للصغار، واختبار BCT للأعمال.',
    },
    {
      mark: 'CLEC',
      name: 'Center for Language Education and Cooperation',
      text: 'الجهة الصينية المانحة لشهادة معلمي اللغة الصينية للناطقين بغيرها.',
    },
  ]),
};
