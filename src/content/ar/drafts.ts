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
    'لا يمكن حفظ هذا النموذج على هذا الجهاز في الوقت الحالي. ما زال بإمكانك تعبئته وإرساله، لكن أبقِ هذه الصفحة مفتوحة حتى ترسله.',
  clear: 'تفريغ',
  cleared:
    'أصبح النموذج فارغًا، ولم يعد ما كتبته فيه موجودًا على هذا الجهاز. أما الطلب الذي ينتظر الإرسال التلقائي فسيبقى في صفحة «طلباتك».',
  notCleared: 'أصبح النموذج فارغًا، لكن هذا الجهاز لم يتمكن من حذف ما حُفظ من قبل. حاول مرة أخرى.',
  question: {
    title: 'هل تريد تفريغ هذا النموذج؟',
    text: 'سيُحذف ما كتبته في النموذج من هذه الصفحة ومن هذا الجهاز، ولا يمكن استرجاعه بعد ذلك.',
    kept: 'أما الطلب الذي استلمناه، أو الذي ينتظر الإرسال التلقائي، فسيبقى في صفحة «طلباتك».',
    /** Instead of `kept`, if the form's request will be deleted but a version may have arrived. */
    tried:
      'ربما وصل إلينا طلبك أو نسخة سابقة منه. ولن يُرسل بعد الآن: اتصل بنا أو راسلنا بالبريد الإلكتروني لسحبه.',
    accept: 'نعم، تفريغ النموذج',
    decline: 'لا، الاحتفاظ به',
  },
  otherTab: {
    changed:
      'حُفظت نسخة أخرى من هذا النموذج على هذا الجهاز، في علامة تبويب أخرى مثلًا. وتعديلك التالي هنا سيحل محلها.',
    load: 'عرض تلك النسخة',
  },
};
