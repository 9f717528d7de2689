import { type Offering, serviceTax, teachingIn, vipHourFee, weeksIn } from '../offerings';
import type { Period } from '../periods';
import { sample } from '../sample';
import { periodNames } from './periods';
import { unbroken } from '../unbroken';

/** Shown with every fee. */
export const serviceTaxNote = sample(
  `Pelajar yang bukan warganegara Malaysia membayar cukai perkhidmatan ${serviceTax.percent}% sebagai tambahan kepada yuran.`,
);

/** The childcare in courses and camps for children. */
export const groupCare = sample(
  'Dalam kursus dan kem untuk kanak-kanak, seorang guru menemani kumpulan sehingga setiap anak dijemput oleh orang dewasa yang telah anda namakan. Anak berumur 13 tahun ke atas boleh pulang sendiri jika anda membenarkannya secara bertulis. Guru kami berkelayakan dan telah lulus tapisan polis; anda boleh meminta dasar perlindungan kanak-kanak kami.',
);

/** The rule for students under 18 in every course. */
export const underAge = sample(
  'Pelajar berumur bawah 18 tahun memerlukan kebenaran bertulis ibu bapa atau penjaga. Kelas persendirian mereka diadakan di akademi, dengan pintu terbuka, atau dalam talian; ibu atau bapa boleh duduk bersama di dalam kelas.',
);

export const weeksNote = `Tempoh 1 bulan bersamaan dengan ${weeksIn['1M']} minggu kelas, 3 bulan dengan ${weeksIn['3M']} minggu dan 6 bulan dengan ${weeksIn['6M']} minggu.`;

/*
 * The texts on cards are formatted without `Intl`. Creating its first formatters would take a cheap
 * phone a tenth of a second, during which the page would not respond.
 */

const months = [
  'Januari',
  'Februari',
  'Mac',
  'April',
  'Mei',
  'Jun',
  'Julai',
  'Ogos',
  'September',
  'Oktober',
  'November',
  'Disember',
];

/** Formats a day for display: '4 Januari 2027'. */
export function dayText(day: string): string {
  const date = new Date(day);
  return unbroken(`${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`);
}

const weekdays = ['Ahd', 'Isn', 'Sel', 'Rab', 'Kha', 'Jum', 'Sab'];

/** Formats a day with its weekday, such as 'Isn, 4 Jan 2027'. Names of four letters stay whole. */
export function weekdayText(day: string): string {
  const [date, month = '', year] = dayText(day).split('\u00A0');
  const short = month.length > 4 ? month.slice(0, 3) : month;
  return unbroken(`${weekdays[new Date(day).getUTCDay()]}, ${date} ${short} ${year}`);
}

/** Formats an amount for display, without line breaks: 'RM1,350'. */
export const ringgit = (amount: number): string =>
  `RM${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}`;

/** The units that are booked where a course has no period. */
export const unitNames = { hour: '1 jam', week: '1 minggu' };

/** Returns the amount of teaching in a course, in words. */
export function hoursText({ hoursAWeek, inHolidays }: Offering): string {
  if (hoursAWeek === null) return 'Jumlah jam mengikut pilihan anda';
  return inHolidays
    ? `${hoursAWeek} jam pengajaran seminggu pada cuti sekolah`
    : `${hoursAWeek} jam seminggu`;
}

/** Formats the teaching in a course length: '12 minggu, 24 sesi'. */
export function teachingText(period: Period, offering: Offering): string {
  const { weeks, lessons } = teachingIn(offering, period);
  return `${weeks} minggu${lessons > 0 ? `, ${lessons} sesi` : ''}`;
}

/** Formats a course length with its teaching: '3 bulan (12 minggu, 24 sesi)'. */
export const periodLength = (period: Period, offering: Offering): string =>
  `${periodNames[period]} (${teachingText(period, offering)})`;

/** Describes a course's fee in a few words, for its card and for forms without a chosen period. */
export function feeFrom({ fee }: Offering): string {
  switch (fee.kind) {
    case 'by-period':
      return `${ringgit(fee.ringgit['1M'])} untuk ${weeksIn['1M']} minggu`;
    case 'by-hour':
      return `${ringgit(vipHourFee)} sejam`;
    case 'by-week':
      return `${ringgit(fee.ringgit)} seminggu`;
  }
}
