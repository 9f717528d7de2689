import type * as English from '../en/drafts';
import { counted } from './plural';
import { privacy } from '../privacy';
import type { Words } from '../words';

/** Words about the draft stored on the device. */
export const drafts: Words<typeof English.drafts> = {
  /** Shown before the visitor has typed anything. */
  hint: `يُحفظ ما تكتبه على هذا الجهاز لمدة ${counted(privacy.draftDays, 'day')} بعد آخر تعديل لك.`,
  saving: 'جارٍ الحفظ…',
  saved: (time: string) => `حُفظ على هذا الجهاز: ${time}`,
  unavailable:
    'لا يمكن حفظ هذا النموذج على هذا الجهاز في الوقت الحالي. ما زال بإمكانك تعبئته وإرساله؛ يُرجى إبقاء هذه الصفحة مفتوحة حتى الإرسال.',
  clear: 'مسح',
  cleared:
    'تم المسح. لم يعد ما كتبته في هذا النموذج موجودًا على هذا الجهاز. أما الطلب الذي ينتظر الإرسال التلقائي فسيبقى في صفحة «طلباتك».',
  notCleared:
    'عاد النموذج فارغًا، لكن هذا الجهاز لم يتمكن من مسح ما حُفظ من قبل. يُرجى المحاولة مرة أخرى.',
  question: {
    title: 'مسح هذا النموذج؟',
    text: 'سيُمسح ما كتبته في النموذج من هذه الصفحة ومن هذا الجهاز، ولا يمكن التراجع عن ذلك.',
    kept: 'أما الطلب الذي استلمناه، أو الذي ينتظر الإرسال التلقائي، فسيبقى في صفحة «طلباتك».',
    /** Instead of `kept`, if the form's request will be deleted but a version may have arrived. */
    tried:
      'قد يكون طلبك، أو نسخة سابقة منه، وصل إلينا بالفعل. ولن يُرسل بعد الآن: يُرجى الاتصال بنا أو مراسلتنا بالبريد الإلكتروني لسحبه.',
    accept: 'نعم، مسح النموذج',
    decline: 'لا، الاحتفاظ به',
  },
  otherTab: {
    changed:
      'حُفظت نسخة أخرى من هذا النموذج على هذا الجهاز، في علامة تبويب أخرى مثلًا. وتعديلك التالي هنا سيحل محلها.',
    load: 'عرض تلك النسخة',
  },
};
