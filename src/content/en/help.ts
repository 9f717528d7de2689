import { academy } from '../academy';
import { arrival } from '../arrival';
import { ringgit } from './offering-texts';
import { studentPassWeeks } from '../offerings';
import { replyTime } from './reply-time';
import { sample } from '../sample';

/** The Help Center: its five tabs and their advice (specification, sections 2 and 9). */
export const help = {
  heroTitle: 'You Need a Help / For Get Here',
  /** Describes admission, at the top of the page. */
  heroIntro:
    'You can apply at any time of the year. Choose a course and send the enrolment form: we’ll help you with the documents and the visa before you fly to Kuala Lumpur, and with finding a room once you’re here.',
  tabsLabel: 'Help topics',
  tabs: [
    { id: 'studying', label: 'Studying In Malaysia' },
    { id: 'how-to-apply', label: 'How To Apply' },
    { id: 'visa', label: 'VISA' },
    { id: 'accommodation', label: 'Acomodation' },
    { id: 'certificate', label: 'Certificate' },
  ],
  studying: {
    paragraphs: [
      'Malaysia is an easy country to learn languages in, because its people switch between them all day. You will read English on signs and menus, hear Mandarin and Cantonese in the coffee shops of Petaling Street, and pick up Malay and Tamil on the way.',
      'Kuala Lumpur is warm all year, living costs are moderate for a capital city, and trains and buses will take you to class without a car. There are prayer rooms, halal and vegetarian food, and students from many countries wherever you go.',
    ],
    image: '/pictures/student-life.svg',
  },
  apply: {
    steps: sample([
      'Send the enrolment form: every course page links to it.',
      `We’ll call or write to you ${replyTime} (Monday to Friday, except public holidays) to agree your timetable and first lesson.`,
      'If the student comes from abroad, show us the passport and any school certificates. We’ll check them, and whether citizens of the student’s country can get a Student Pass.',
      'We’ll send you an offer letter and the forms on the list that applies to you.',
      'Accept the offer, then pay as the letter says.',
      'Give us the other documents, and we’ll apply for the Student Pass if you need one.',
    ]),
    handIn: sample(
      'Please bring documents to the academy, or use the secure link that we’ll send you. Don’t send them by plain email.',
    ),
    count: (documents: number) => `${documents} documents`,
    print: 'Print both lists',
    lists: [
      {
        title: 'Longer than 6 Months',
        note: 'For a student visa (Student Pass), needed for 6 months or more and normally for any shorter course too. The passport must be valid for at least 1 year; 18 months is safer.',
        documents: [
          'Two passport photos on a white background',
          'An application form',
          'A health declaration form',
          'High school and latest academic certificates',
          'Scans of all passport pages, with at least 1 year of validity',
          'Proof of payment',
        ],
      },
      {
        title: 'Visitor Visa: Shorter than 6 Months',
        note: 'Only if your passport needs a visa to visit Malaysia; we’ll tell you whether it does and how to apply. A visitor visa lets you enter; it does not in itself allow you to study, and a Student Pass is normally required for any course, however short: ask us before you pay or book a flight. The passport must be valid for at least 6 months.',
        documents: ['One photo', 'An application form', 'Proof of payment'],
      },
    ],
  },
  visa: {
    cases: [
      {
        title: '6 months or more',
        text: 'Foreigners who study in Malaysia for 6 months or more need a student visa: the Student Pass.',
        points: [
          'Your passport must be valid for at least 1 year; 18 months is safer.',
          `Send the enrolment form at least ${studentPassWeeks} weeks before your course starts. We’ll check your documents before you pay; once you have paid, we’ll apply for you through EMGS (Education Malaysia Global Services). If the application is approved, you’ll get a Visa Approval Letter; with that letter you apply for an entry visa, if your passport needs one.`,
          'Do not travel before you have the letter and, if you need one, the visa. In the three days before you arrive, fill in the Malaysia Digital Arrival Card online.',
          `Within ${arrival.medicalCheckDays} days of arrival you must have a medical screening at an EMGS panel clinic; we’ll make the appointment. Then the Student Pass will be issued.`,
        ],
        note: sample(
          'You must be at least 18 and study full-time: of our courses, only Academic English qualifies. Some nationalities can’t get a Student Pass for a language centre: we’ll check yours before you pay.',
        ),
      },
      {
        title: 'Less than 6 months',
        warning:
          'Check with us before you pay or book a flight: immigration rules normally require a Student Pass for any course, however short, and a visitor’s stay may be only 30 days. If you need a Student Pass, the steps for 6 months or more apply.',
        text: 'If we confirm that you don’t need a Student Pass, bring the following, and any visa that your passport needs:',
        points: [
          'A passport that is valid for at least 6 months.',
          'The Malaysia Digital Arrival Card, filled in online in the three days before you arrive.',
        ],
      },
    ],
    /** Label of the link to the lists of documents. */
    documents: 'See the documents',
    invite: {
      text: 'Entry rules differ from passport to passport, and they change. Tell us your nationality and the duration of your course, and we’ll send you a guide for your case.',
      button: 'Ask for your visa guide',
      message: 'Hello! Please send me a visa guide.\nMy nationality: \nThe duration of my course: ',
    },
  },
  accommodation: {
    paragraphs: [
      sample(
        'Most students from abroad rent a small studio or a room in a shared flat within half an hour of the academy. We do not rent out rooms ourselves, but we know the neighbourhoods, and we’ll check the terms with you before you sign anything.',
      ),
      'Book a hotel or a hostel for your first week, view rooms in person, and then decide.',
    ],
    points: [
      {
        title: 'Near a station',
        text: 'Look along the LRT, MRT and monorail lines: a station nearby matters more than a short distance on the map.',
      },
      {
        title: 'Rent and deposit',
        text: sample(
          `Plan for ${ringgit(arrival.roomRent.from)} to ${ringgit(arrival.roomRent.to)} a month for a room in a shared flat (sample figures), and for a deposit: often two months’ rent plus a utilities deposit.`,
        ),
      },
      {
        title: 'What is included',
        text: 'Ask what the rent includes: water, electricity, air conditioning and internet are often paid separately.',
      },
      {
        title: 'In writing',
        text: 'Insist on a written tenancy agreement, keep your receipts, and never send money for a room you haven’t seen.',
      },
      {
        title: 'Under 18',
        text: 'If you are under 18, live with your family or a guardian, and talk to us before you travel.',
      },
    ],
  },
  certificate: {
    title: 'Check a certificate',
    intro:
      'This search is a demonstration: it finds only one sample certificate. A real certificate has a link, a QR code and a number.',
    real: 'Check a real certificate',
    label: 'Certificate number',
    hint: `To try the search, use the sample number ${academy.certificateNumber}.`,
    button: 'Search',
    /** Announced after a search that found a certificate. */
    found: (number: string) => `Certificate ${number} found.`,
    image: '/pictures/certificate.svg',
    imageAlt: `Sample certificate from ${academy.name}, number ${academy.certificateNumber}, marked SAMPLE`,
    sampleNote: 'This is a picture of a sample certificate, which was not awarded to anyone.',
  },
} as const;
