/** The academy's replies to a request, as shown on the device that made it; and its withdrawal. */
export const answers = {
  /** Heading and text of a receipt, by the request's state at the academy. */
  states: {
    received: {
      title: 'Received by the academy',
      text: 'We have your enrolment request and will contact you soon.',
    },
    contacted: {
      title: 'We have contacted you',
      text: 'We called or wrote to you about this request. If you heard nothing, please call us.',
    },
    'place-offered': {
      title: 'We offer you a place',
      text: 'There is a place for you on this course. Please tell us that you take it.',
    },
    'waiting-list': {
      title: 'You are on the waiting list',
      text: 'This course is full at the moment. We contact you as soon as there is a place.',
    },
    enrolled: {
      title: 'You are enrolled',
      text: 'Your place is confirmed. We look forward to seeing you in class.',
    },
    closed: {
      title: 'This request is closed',
      text: 'We have finished with this request. If you have a question about it, please ask us.',
    },
  },
  /** Heading of the academy's message. */
  title: 'Answer of the academy',
  show: 'Read the answer',
  withdrawal: {
    button: 'I have changed my mind',
    question: {
      title: 'Withdraw this request?',
      text: (courseTitle: string) =>
        `We then keep no place for you on ‘${courseTitle}’ and do not call you about it. If you want one again later, please send a new request.`,
      accept: 'Yes, withdraw it',
      decline: 'Keep my request',
    },
    queued: {
      title: 'Your withdrawal waits to be sent',
      text: 'It is saved on this device – not yet received by the academy. It is sent automatically once there is a connection, at the latest when you open this site again.',
    },
    withdrawn: {
      title: 'You have withdrawn this request',
      text: 'The academy knows that you have changed your mind.',
    },
    refused: {
      title: 'Your withdrawal was not accepted',
      text: 'The academy’s server does not take it. It may have deleted this request already: please call us to be sure.',
    },
    waiting: 'A withdrawal is saved on this device – not yet received by the academy.',
  },
} as const;

/** Shown for a state that this release of the site does not support. */
const laterState = {
  title: 'We have news about your request',
  text: 'This version of the site can’t show it yet. Please reload this page, or call us.',
} as const;

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Returns the words for a request's state; a newer server may send unknown states. */
export const wordsForState = (state: string): Words =>
  new Map<string, Words>(Object.entries(answers.states)).get(state) ?? laterState;
