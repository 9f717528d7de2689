import { academy } from './academy';
import { sample } from './sample';

/** The Help Center: its five tabs and their advice (specification, sections 2 and 9). */
export const help = {
  heroTitle: 'You Need a Help / For Get Here',
  /** The admission text of the page. */
  heroIntro:
    'Admission is open all year. Choose a course, send the enrolment form, and we will help you with the documents, the visa and a place to live before you fly to Kuala Lumpur.',
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
      'Malaysia is an easy country in which to learn languages, because its people switch between them all day. You will read English on signs and menus, hear Mandarin and Cantonese in the coffee shops of Petaling Street, and pick up Malay and Tamil on the way. What you learn in the morning, you can use at lunch.',
      'Kuala Lumpur is warm all year, living costs are moderate for a capital city, and trains and buses will take you to class without a car. There are prayer rooms, halal and vegetarian food, and students from many countries wherever you go. Bring light clothes, an umbrella and some curiosity; our student advisers will help with the rest.',
    ],
    image: '/pictures/student-life.svg',
  },
  apply: {
    intro:
      'What you need depends on how long you will study. Collect the documents in the list that fits your course, then send the enrolment form, to which every course page links; we will tell you where to send your documents and check them with you.',
    count: (documents: number) => `${documents} documents`,
    print: 'Print both lists',
    lists: [
      {
        title: 'Longer than 6 Months',
        note: 'For a student visa, which you need for study of 6 months or more.',
        /** Label of the link to the lists. */
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
        note: 'Only if your passport needs a visa to visit Malaysia; we will tell you. The passport must be valid for at least 6 months.',
        documents: ['One photo', 'An application form', 'Proof of payment'],
      },
    ],
  },
  visa: {
    cases: [
      {
        title: '6 months or more',
        text: 'Foreigners who study in Malaysia for 6 months or more need a student visa.',
        points: [
          'Your passport must be valid for at least 1 year.',
          'The documents are listed under How To Apply. We apply on your behalf to EMGS, which handles student visas.',
          'Do not travel before your Visa Approval Letter and, if you need one, your entry visa have arrived. Fill in the Malaysia Digital Arrival Card as well.',
        ],
        note: 'For a Student Pass at a language school you must be at least 18 years old. If you are younger, ask us before you apply.',
      },
      {
        title: 'Less than 6 months',
        text: 'For a shorter course you bring two things:',
        points: [
          'A passport that is valid for at least 6 months.',
          'The Malaysia Digital Arrival Card, filled in online in the three days before you arrive.',
        ],
        note: 'Other rules may apply, even to a short course: a visitor’s stay may be as short as 30 days, and may not allow you to study. Ask us before you book a flight.',
      },
    ],
    documents: 'See the documents',
    invite: {
      text: 'Entry rules differ from passport to passport, and they change. Tell us your nationality and the duration of your course, and we will send you a guide for your case.',
      button: 'Ask for your visa guide',
      /** Prefilled text of the WhatsApp chat. */
      message: 'Hello! Please send me a visa guide.\nMy nationality: \nThe duration of my course: ',
    },
  },
  accommodation: {
    paragraphs: [
      sample(
        'Most of our students rent a room in a shared flat or a small studio within half an hour of the academy. We do not rent out rooms ourselves, but our student advisers know the neighbourhoods, and they will gladly look at an offer with you before you sign anything.',
      ),
      'Book a hotel or a hostel for your first week, see rooms in person, and then decide. A little patience saves most of the trouble.',
    ],
    points: [
      {
        title: 'Near a station',
        text: 'Look along the LRT, MRT and monorail lines: a station nearby matters more than a short distance on the map.',
      },
      {
        title: 'The deposit',
        text: 'Expect to pay a deposit, often two months’ rent and something for utilities, besides the first month’s rent.',
      },
      {
        title: 'What is included',
        text: 'Ask what the rent includes: water, electricity, air conditioning and internet are often paid separately.',
      },
      {
        title: 'In writing',
        text: 'Insist on a written tenancy agreement, keep your receipts, and never send money for a room that nobody has seen.',
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
      'This search is a demonstration: it knows one sample certificate. To have a real certificate checked, write to us and give its number.',
    label: 'Certificate number',
    hint: `To try the search, use the sample number ${academy.certificateNumber}.`,
    button: 'Search',
    /** Announced after a search that found its certificate. */
    found: (number: string) => `Certificate ${number} found.`,
    image: '/pictures/certificate.svg',
    imageAlt: `Sample certificate of ${academy.name}, number ${academy.certificateNumber}, marked SAMPLE`,
    sampleNote: 'This picture is a sample. It was not awarded to anyone.',
  },
} as const;
