import { arrival } from '../arrival';
import { ringgit } from './offering-texts';
import { paths } from '../paths';
import { placementTest } from './placement-test';
import { sample } from '../sample';

interface Question {
  /** Fragment of the question's address. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly [string, ...string[]];
  /** Shown after the answer. */
  readonly link?: { readonly label: string; readonly href: string };
}

const { attendancePercent, airportPickUp, studentPassCost } = arrival;

const items = [
  {
    id: 'faq-fees',
    question: 'What does a course cost, and how do I pay?',
    answer: [
      'Each course page shows the fee and what it includes. There is no registration fee and no deposit. You pay only after you have accepted our offer, all at once or, for 6 months, in two halves if you like. Our terms say how to pay.',
    ],
    link: { label: 'Terms and refunds', href: paths.terms },
  },
  {
    id: 'faq-refunds',
    question: 'What if my visa is refused or late, or my plans change?',
    answer: [
      'If you can’t get the Student Pass or visa that you need, we’ll refund the whole course fee, but not the fees paid to EMGS (Education Malaysia Global Services) and the government. If it comes too late through no fault of yours, we’ll move your start date as often as needed, or refund the course fee. If you cancel for another reason, see our terms.',
    ],
    link: { label: 'Terms and refunds', href: paths.terms },
  },
  {
    id: 'faq-attendance',
    question: 'Do I have to attend every lesson?',
    answer: [
      `With a Student Pass you have to attend at least ${attendancePercent}% of your lessons, or your pass might not be renewed. Without one, we set no minimum.`,
      'Missed group lessons are not repeated, but you may join a parallel class that has a place.',
    ],
  },
  {
    id: 'faq-level',
    question: 'How do I find my level?',
    answer: [
      `With our placement test. ${placementTest.about} Tell us when suits you. For English For Kids, YCT, one-to-one courses and our camps, a chat with a teacher is enough.`,
    ],
    link: { label: 'Book a placement test', href: paths.placementTest },
  },
  {
    id: 'faq-student-pass',
    question: 'What does a Student Pass cost, and what does it allow?',
    answer: [
      `About ${ringgit(studentPassCost.from)} to ${ringgit(studentPassCost.to)} in all: the fees of EMGS and the Immigration Department, the medical screening, and medical insurance. For a short visit, we recommend travel insurance.`,
      'As a language student, you can’t work, and your family can come only as visitors. We can have the pass extended while you study with us full-time; for a university, you’ll need a new one.',
    ],
  },
  {
    id: 'faq-airport',
    question: 'Will you meet me at the airport?',
    answer: [
      `Yes, at Kuala Lumpur International Airport, for ${ringgit(airportPickUp.ringgit)} per student. Send us your flight number at least ${airportPickUp.noticeDays} days before you fly.`,
    ],
  },
] as const satisfies readonly Question[];

export const faq = {
  title: 'Questions and answers',
  note: sample('Sample answers. Your offer letter and our terms apply.'),
  items: sample(items),
} as const;
