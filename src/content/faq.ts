import { sample } from './sample';

/** Frequently asked questions before enrolment, below the tabs of the Help Center. */
export const faq = {
  title: 'Questions and answers',
  note: sample('Sample answers: only your offer letter is binding.'),
  /** Each id is a fragment of the page's address. */
  items: sample([
    {
      id: 'faq-request',
      question: 'What happens after I send a request, and how soon?',
      answer: [
        'It costs nothing and binds you to nothing.',
        'We call or write to you, as a rule within one working day, to agree on your level and first lesson. Then we send an offer letter.',
      ],
    },
    {
      id: 'faq-fees',
      question: 'What does a course cost, and how do I pay?',
      answer: [
        'Each course page shows its fee and what it includes; for the camps, ask us.',
        'Pay only after our offer letter, and only to the academy’s own account named in it. If anyone asks you to pay elsewhere, call us first.',
      ],
    },
    {
      id: 'faq-refunds',
      question: 'What if my visa is refused or my plans change?',
      answer: [
        'The offer letter says what you get back, including if your visa is refused. Please read it before you pay. You can change to another course or a later start while there are places.',
      ],
    },
    {
      id: 'faq-attendance',
      question: 'Do I have to attend every lesson?',
      answer: [
        'With a Student Pass, attendance counts when the pass is renewed. We tell you beforehand how much you need.',
      ],
    },
    {
      id: 'faq-health',
      question: 'Do I need insurance and a medical check?',
      answer: [
        'With a Student Pass, both: we tell you where and when. For a short visit we advise travel insurance.',
      ],
    },
    {
      id: 'faq-airport',
      question: 'Will you meet me at the airport?',
      answer: ['Ask when you accept your place; we tell you if we can, and what it costs.'],
    },
    {
      id: 'faq-rent',
      question: 'How much is a room?',
      answer: ['Ask us what students pay now, and plan for a deposit as well.'],
    },
    {
      id: 'faq-children',
      question: 'How do you look after children?',
      answer: [
        'A teacher stays with the group until each child is collected by an adult whom you have named. Ask us for our safeguarding rules.',
      ],
    },
  ]),
} as const;
