import { academy } from '../academy';
import { arrival } from '../arrival';
import { aboutAcademy } from './academy';
import { childCare, ringgit, serviceTaxNote } from './offering-texts';
import { replyTime } from './reply-time';
import { sample } from '../sample';

export const terms = {
  title: 'Terms and refunds',
  subtitle: sample('Sample terms: only the offer letter that you accept is binding.'),
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
        `We’ll call or write to you ${replyTime} to agree on your timetable and first lesson. Then we’ll send you an offer letter. It states the full price, including any service tax, and the date by which to accept.`,
        'To accept your place, call or email us with your reference. For a student under 18, a parent or guardian accepts.',
        'Then you pay. After that we’ll check your documents and, if you need a Student Pass, apply for it.',
      ],
    },
    {
      title: 'Fees and payment',
      points: [
        `Each course page shows the fee in Malaysian ringgit (RM) and what it includes. ${serviceTaxNote}`,
        `Pay by bank transfer to the account of ${academy.legalName} that your offer letter names, or by card at the academy. We’ll send you a receipt. If anyone asks you to pay elsewhere, call us first.`,
      ],
    },
    {
      title: 'Changes and lessons',
      points: [
        'You can change once to another course or a later start, if there is a place and you tell us at least 7 days before the first lesson.',
        'If we cancel a lesson, we’ll teach it on another day. A one-to-one (VIP) lesson can be moved with 24 hours’ notice; with less notice it counts as taken.',
        `With a Student Pass you have to attend at least ${arrival.attendancePercent}% of your lessons.`,
        `English For Kids, YCT and the camps: ${childCare.charAt(0).toLowerCase()}${childCare.slice(1)}`,
      ],
    },
    {
      title: 'Complaints and the law',
      points: [
        `If something is wrong, tell us first: we’ll reply ${replyTime}. The law of Malaysia applies, and these terms take away none of the rights that it gives you as a consumer.`,
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
        'The fee for every lesson not yet taught',
      ],
      [
        'Your visa is refused, and you send us the refusal letter',
        'The whole course fee. Fees paid to EMGS (Education Malaysia Global Services) and the government are not ours to pay back.',
      ],
      ['You cancel within 7 days of paying, before the first lesson', 'The whole course fee'],
      [
        'You cancel 14 days or more before the first lesson',
        `The course fee less ${ringgit(200)}, but never less than half of the course fee`,
      ],
      ['You cancel later, but before the first lesson', 'Half of the course fee'],
      [
        'You stop after the first lesson',
        'The fee for VIP hours that you have not used; nothing else',
      ],
    ]),
    note: sample(
      'Here the course fee includes the fee for any VIP hours. If more than one line applies, the first one counts. To cancel, call or email us with your reference. If you withdraw your request on this site after paying, the day we receive the withdrawal counts as the day you cancel. We’ll refund the money, with the service tax on it, to the account or card that it came from, within 14 days of the day on which you cancel, we cancel or change the dates, or we receive the refusal letter.',
    ),
  },
} as const;
