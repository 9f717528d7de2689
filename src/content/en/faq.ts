import { arrival } from '../arrival';
import { childCare, ringgit, serviceTaxNote } from './offering-texts';
import { paths } from '../paths';
import { placementTest } from './placement-test';
import { replyTime } from './reply-time';
import { sample } from '../sample';

interface Question {
  /** Fragment of the question's address. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly [string, ...string[]];
  /** Shown after the answer. */
  readonly link?: { readonly label: string; readonly href: string };
}

const { attendancePercent, medicalCheckDays, airportPickUp, roomRent } = arrival;

const items = [
  {
    id: 'faq-request',
    question: 'What happens after I send a request, and how soon?',
    answer: [
      `We’ll call or write to you ${replyTime} to agree on your timetable and first lesson. Then we’ll send an offer letter; to accept your place, call or email us with your reference.`,
      'Sending a request is free and commits you to nothing.',
    ],
  },
  {
    id: 'faq-fees',
    question: 'What does a course cost, and how do I pay?',
    answer: [
      `Each course page shows the fee in Malaysian ringgit (RM) and what it includes. ${serviceTaxNote}`,
      'Pay only once you have accepted our offer: by bank transfer to the account named in the offer letter or by card at the academy. If anyone asks you to pay elsewhere, call us first.',
    ],
  },
  {
    id: 'faq-refunds',
    question: 'What if my visa is refused or my plans change?',
    answer: [
      'If your visa is refused, send us the refusal letter and we’ll refund the whole course fee, but not the fees paid to EMGS (Education Malaysia Global Services) and the government. If you cancel, the refund depends on when you do so. You can change once to another course or a later start, under our terms.',
    ],
    link: { label: 'Terms and refunds', href: paths.terms },
  },
  {
    id: 'faq-attendance',
    question: 'Do I have to attend every lesson?',
    answer: [
      `With a Student Pass you have to attend at least ${attendancePercent}% of your lessons, or your pass might not be renewed. Without one, attendance is up to you.`,
      'Missed group lessons are not repeated, but you may join a parallel class that has a place.',
    ],
  },
  {
    id: 'faq-level',
    question: 'How do I find my level?',
    answer: [
      `With our placement test. ${placementTest.about} Tell us when suits you. For English For Kids and our camps, a chat with a teacher is enough.`,
    ],
    link: { label: 'Book a placement test', href: paths.placementTest },
  },
  {
    id: 'faq-health',
    question: 'Do I need insurance and a medical check?',
    answer: [
      `With a Student Pass, both. Ask us which insurance you need and what it costs. The medical check is at a clinic approved by EMGS, within ${medicalCheckDays} days of your arrival; we’ll make the appointment, and you pay for it. For a short visit we advise travel insurance.`,
    ],
  },
  {
    id: 'faq-airport',
    question: 'Will you meet me at the airport?',
    answer: [
      `Yes, at Kuala Lumpur International Airport, for ${ringgit(airportPickUp.ringgit)} per student. Send us your flight number at least ${airportPickUp.noticeDays} days before you fly.`,
    ],
  },
  {
    id: 'faq-rent',
    question: 'How much is a room?',
    answer: [
      `${ringgit(roomRent.from)} to ${ringgit(roomRent.to)} a month in a shared flat, plus a deposit.`,
    ],
  },
  {
    id: 'faq-children',
    question: 'How do you look after children?',
    answer: [
      `${childCare} Our camps are day camps: children from abroad stay each night with a parent or guardian. Ask for our safeguarding policy.`,
    ],
  },
] as const satisfies readonly Question[];

export const faq = {
  title: 'Questions and answers',
  note: sample('Sample answers: only your offer letter is binding.'),
  items: sample(items),
} as const;
