import type * as English from '../en/offering-texts';
import { type Offering, serviceTax, teachingIn, vipHourFee, weeksIn } from '../offerings';
import { periodNames } from './periods';
import type { Period } from '../periods';
import { counted } from './plural';
import { sample } from '../sample';
import type { Words } from '../words';
import { unbroken } from '../unbroken';

/** Shown with every fee. */
export const serviceTaxNote: string = sample(
  `يدفع الطلاب غير الماليزيين ضريبة خدمات بنسبة ${serviceTax.percent}%، إضافةً إلى الرسوم.`,
);

/** The childcare in courses and camps for children. */
export const groupCare: string = sample(
  'في دورات الأطفال والمخيمات، يبقى أحد المعلمين مع المجموعة إلى أن يتسلّم كلَّ طفل شخصٌ بالغ حددته بالاسم. ومن سن 13 سنة، يمكن للطفل أن يعود إلى البيت بمفرده إذا أذنت بذلك خطيًا. ومعلمونا مؤهلون ولديهم شهادات خلو من السوابق؛ ويمكنك طلب سياسة حماية الأطفال لدينا.',
);

/** The rule for students under 18 in every course. */
export const underAge: string = sample(
  'يحتاج الطالب دون سن 18 سنة إلى موافقة خطية من أحد الوالدين أو ولي الأمر. وتكون حصصه الفردية في الأكاديمية والباب مفتوح، أو عبر الإنترنت، ويمكن لأحد الوالدين حضورها.',
);

export const weeksNote = `الشهر الواحد ${counted(weeksIn['1M'], 'week')} من الحصص، والأشهر الثلاثة ${counted(weeksIn['3M'], 'week')}، والأشهر الستة ${counted(weeksIn['6M'], 'week')}.`;

/*
 * The texts on cards are formatted without `Intl`. Creating its first formatters would take a cheap
 * phone a tenth of a second, during which the page would not respond.
 */

const months = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/** Formats a day for display: '4 يناير 2027'. */
export function dayText(day: string): string {
  const date = new Date(day);
  return unbroken(`${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`);
}

const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

/** Formats a day with its weekday, such as 'الاثنين، 4 يناير 2027'. */
export const weekdayText = (day: string): string =>
  `${weekdays[new Date(day).getUTCDay()]}، ${dayText(day)}`;

/** Formats an amount for display, without line breaks: '1,350 رنغيت'. */
export const ringgit = (amount: number): string =>
  `${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}\u00A0رنغيت`;

/** The units that are booked where a course has no period. */
export const unitNames: Words<typeof English.unitNames> = {
  hour: 'ساعة واحدة',
  week: 'أسبوع واحد',
};

/** Returns the amount of teaching in a course, in words. */
export function hoursText({ hoursAWeek, inHolidays }: Offering): string {
  if (hoursAWeek === null) return 'عدد الساعات كما تختار';
  // Nominative, unlike the units in `counted`, whose other forms suit both cases.
  const hours = hoursAWeek === 2 ? 'ساعتان' : counted(hoursAWeek, 'hour');
  return inHolidays ? `${hours} من التدريس أسبوعيًا في العطلات` : `${hours} أسبوعيًا`;
}

/** Formats the teaching in a course length: '12 أسبوعًا، 24 حصة'. */
export function teachingText(period: Period, offering: Offering): string {
  const { weeks, lessons } = teachingIn(offering, period);
  return `${counted(weeks, 'week')}${lessons > 0 ? `، ${counted(lessons, 'lesson')}` : ''}`;
}

/** Formats a course length with its teaching: '3 أشهر (12 أسبوعًا، 24 حصة)'. */
export const periodLength = (period: Period, offering: Offering): string =>
  `${periodNames[period]} (${teachingText(period, offering)})`;

/** Describes a course's fee in a few words, for its card and for forms without a chosen period. */
export function feeFrom({ fee }: Offering): string {
  switch (fee.kind) {
    case 'by-period':
      return `${ringgit(fee.ringgit['1M'])} لمدة ${counted(weeksIn['1M'], 'week')}`;
    case 'by-hour':
      return `${ringgit(vipHourFee)} للساعة`;
    case 'by-week':
      return `${ringgit(fee.ringgit)} للأسبوع`;
  }
}
