import { sample } from './sample';

/** What students and parents ask before they enrol, below the tabs of the Help Center. */
export const faq = {
  title: 'Questions and answers',
  note: 'Sample answers: the academy’s own terms will stand here. What your offer letter says counts.',
  /** Leads to one answer, to be kept or handed on. */
  link: 'Link to this answer',
  /** Each by its fragment in the page's address. */
  items: sample([
    {
      id: 'faq-request',
      question: 'What happens after I send a request, and how soon?',
      answer: [
        'You see at once whether it has arrived, with a reference. It is free of charge and binds you to nothing.',
        'We call or write to you, as a rule within one working day. Together we find your level and your first lesson, and then we send you an offer letter.',
      ],
    },
    {
      id: 'faq-fees',
      question: 'What does a course cost, and how do I pay?',
      answer: [
        'Fees depend on the course, its length and any VIP hours. Ask us, and we will send you a list that says what is included.',
        'Pay only after you have our offer letter, and only to the account in the academy’s own name that the letter states. If somebody asks you to pay in a chat or to a private account, call us first.',
      ],
    },
    {
      id: 'faq-refunds',
      question: 'Do I get my money back if my visa is refused or my plans change?',
      answer: [
        'The offer letter states the terms: what is returned if your visa is refused, if you cancel before the first day, or if you stop later. Please read them before you pay, and ask us about anything that is not clear.',
        'You can move to another course or a later start as long as there is a place.',
      ],
    },
    {
      id: 'faq-exams',
      question: 'Are exam fees included?',
      answer: [
        'No. Each exam body sets its own fees and dates. We tell you the present ones and help you to register.',
      ],
    },
    {
      id: 'faq-level',
      question: 'How do you find my level?',
      answer: [
        'By a placement test and a short conversation with a teacher. Call us or write to us to book one; complete beginners do not need it.',
      ],
    },
    {
      id: 'faq-attendance',
      question: 'Do I have to attend every lesson?',
      answer: [
        'With a Student Pass, your attendance counts when the pass is renewed. We tell you before you start how much is asked for. If you are ill, tell us on the same day.',
      ],
    },
    {
      id: 'faq-health',
      question: 'Do I need insurance and a medical check?',
      answer: [
        'With a Student Pass, both: health insurance, and a medical check soon after you arrive. We tell you where and when. For a short visit, we advise you to have travel insurance.',
      ],
    },
    {
      id: 'faq-airport',
      question: 'Will somebody meet me at the airport?',
      answer: [
        'Ask for it when you accept your place, and send us your flight; we tell you whether we can and what it costs. By yourself, you reach the city by train in about half an hour.',
      ],
    },
    {
      id: 'faq-rent',
      question: 'How much is a room?',
      answer: [
        'It depends on the area, the size and what is included. Ask us what our students pay at present, and plan for a deposit besides the first month’s rent.',
      ],
    },
    {
      id: 'faq-children',
      question: 'How do you look after children?',
      answer: [
        'Children learn in small groups of a similar age, and a teacher stays with them until they are collected by an adult whom you have named. Ask us for our rules on safeguarding, and for the person who is responsible for them.',
        'A language school can take students under 18 only if they do not need a Student Pass.',
      ],
    },
  ]),
} as const;
