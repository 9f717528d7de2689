import { academy } from '../academy';
import type * as English from '../en/academy';
import { sample } from '../sample';
import type { Words } from '../words';

/** How times in the academy's time zone are written. */
export const academyTime: Words<typeof English.academyTime> = {
  zone: 'بتوقيت ماليزيا (UTC+8)',
  /** @param date such as '20 November 2026', or without the year */
  moment: (date: string, time: string) => `${date}، الساعة ${time}`,
  /** @param theirs date and time in the academy's time zone */
  only: (theirs: string) => `${theirs} بتوقيت ماليزيا`,
  /** @param yours the same moment in the visitor's time zone, without the year */
  withYours: (theirs: string, yours: string) => `${theirs} بتوقيت ماليزيا (${yours} بتوقيتك)`,
};

/** The academy’s description of itself, shown on every page. */
export const aboutAcademy: Words<typeof English.aboutAcademy> = {
  /** The academy's name, in letters that the page's readers can pronounce. */
  name: 'أكاديمية جمباتان للغات',
  /** At most 12 characters. */
  shortName: 'جمباتان',
  tagline: 'أتقن اللغات، وتواصل مع العالم',
  /** The academy's city, in the page's language. */
  city: 'كوالالمبور',
  /** Shown in the footer. */
  description:
    'كلمة jambatan (جمباتان) تعني «جسر» باللغة الملايوية. نعلّم الإنجليزية والصينية في كوالالمبور للأطفال والطلاب والمهنيين، ولمن يريد معلمًا خاصًا به، وللقادمين من أنحاء العالم.',
  /** One line for each part of the week, and the time zone. */
  openingHours: [
    ...sample([
      'من الاثنين إلى الجمعة، من 9:00\u00A0صباحًا إلى 9:00\u00A0مساءً',
      'السبت، من 9:00\u00A0صباحًا إلى 5:00\u00A0مساءً',
    ]),
    academyTime.zone,
  ],
  /** The academy's legal entity and registrations. */
  registration: sample(
    `شركة ${academy.legalName} (SSM\u00A0${academy.companyNumber}). رقم التسجيل لدى وزارة التعليم الماليزية: ${academy.schoolRegistration}. رقم موافقة وزارة الداخلية الماليزية: ${academy.internationalApproval}. هذه أرقام توضيحية فقط.`,
  ),
};
