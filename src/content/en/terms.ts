import { academy } from '../academy';
import { arrival } from '../arrival';
import { lastChanged, refund } from '../legal';
import { aboutAcademy } from './academy';
import { dayText, groupCare, serviceTaxNote, underAge, weeksNote } from './offering-texts';
import { replyTime } from './reply-time';
import { siblingDiscount, smallestGroup } from '../offerings';
import { sample } from '../sample';

export const terms = {
  title: 'Terms and refunds',
  subtitle: sample(
    'Sample terms, to be confirmed by the academy’s lawyer. Your offer letter repeats these terms; if it differs, the letter applies. Your rights as a consumer are not affected.',
  ),
  lastChanged: `Last changed: ${dayText(lastChanged)}. We may change these terms; those in force on the day you accept our offer apply to you.`,
  parts: sample([
    {
      title: 'Who we are',
      points: [
        aboutAcademy.registration,
        `${academy.addressLines.join(', ')}. Call ${academy.phone} or write to ${academy.email}.`,
      ],
    },
    {
      title: 'From your request to your place',
      points: [
        'A request through this site is free and commits you to nothing.',
        `We’ll call or write to you ${replyTime} to agree your timetable and first lesson.`,
        'If the student comes from abroad, we’ll check the passport and any school certificates, and whether citizens of the student’s country can get a Student Pass. Nobody pays before that.',
        'Then we’ll send you an offer letter. It states the full price, including any service tax, and the date by which to accept.',
        'To accept your place, call or email us with your reference. For a student under 18, a parent or guardian accepts.',
        'You pay after you have accepted. Then, if you need a Student Pass, we’ll apply for it.',
      ],
    },
    {
      title: 'Fees and payment',
      points: [
        `Each course page shows the fee in Malaysian ringgit (RM) and what it includes. ${serviceTaxNote}`,
        weeksNote,
        `You can sit in on a lesson, free of charge, before you accept our offer. If brothers or sisters enrol, each one after the first pays ${siblingDiscount}% less.`,
        `You can pay the fee for 6 months in two halves, on the dates in your offer letter. Pay by bank transfer to the account of ${academy.legalName} that your offer letter names, or by card at the academy. We’ll send you a receipt for your payment. If anyone asks you to pay elsewhere, call us first.`,
      ],
    },
    {
      title: 'Course changes, attendance and students under 18',
      points: [
        'You can change once to another course or a later start, if there is a place and you tell us at least 7 days before the first lesson.',
        'We’ll teach lessons that fall on a public holiday, and any that we cancel, on another day. A one-to-one (VIP) lesson can be moved with 24 hours’ notice; with less notice it counts as taken.',
        `With a Student Pass you have to attend at least ${arrival.attendancePercent}% of your lessons.`,
        `If a group has fewer than ${smallestGroup.students} students, we may cancel it: we’ll tell you at least ${smallestGroup.noticeDays} days before it starts.`,
        groupCare,
        underAge,
      ],
    },
    {
      title: 'Complaints and the law',
      points: [
        `If something is wrong, tell us first: we’ll reply ${replyTime}. The law of Malaysia applies, and these terms take away none of the rights that it gives you as a consumer.`,
        'You can also take a claim to the Tribunal for Consumer Claims (Tribunal Tuntutan Pengguna).',
      ],
    },
  ]),
  refunds: {
    title: 'Refunds',
    when: 'What happens',
    back: 'What we pay back',
    rows: sample([
      [
        'We cancel the course, or change its dates and you can’t come',
        'The fee for every lesson not yet taught; before the first lesson, also the visa fees you have paid',
      ],
      [
        'You can’t get the Student Pass or visa that you need',
        'The whole course fee. Fees paid to EMGS (Education Malaysia Global Services) and the government can’t be refunded by us.',
      ],
      [
        'Your Student Pass or visa comes too late, through no fault of yours',
        'We move your start date as often as needed. If you prefer, we refund the whole course fee instead (but not the fees paid to EMGS and the government).',
      ],
      ['You cancel within 7 days of paying, before the first lesson', 'The whole course fee'],
      [
        'You cancel later, or stop once lessons have begun',
        `The course fee, minus ${refund.keptPercent}% of it, minus the fee for the lessons already given, and minus the price of any books you keep`,
      ],
    ]),
    notes: sample([
      'In this table, the course fee includes any VIP hours. The fee for each lesson given is its share of the course fee, even if you missed the lesson. If more than one row applies, the first counts.',
      'To cancel, call or email us with your reference. If you withdraw your request on this site after paying, the day we receive the withdrawal counts as the day you cancel.',
      'If you have a Student Pass or have applied for one, talk to us before you cancel: the pass ends with the course.',
      `We’ll refund the money, with the service tax on it, to the account or card that it came from, within ${refund.days} days. These run from the day you cancel, the day we cancel or change the dates, or the day we learn that you can’t get your Student Pass or visa in time.`,
    ]),
  },
} as const;
