import { sample } from '../sample';

/** The office's ready-made replies, for each state of a request. They must suit any recipient. */
export const readyReplies = sample({
  received: [
    'Thank you for your request. Please tell us by email or WhatsApp when it would suit you to talk.',
  ],
  contacted: [
    'We tried to call you but couldn’t reach you. Please call us, or let us know when we can call you.',
    'Before we offer a place, we need to see the student’s passport and any school certificates. Please bring them to the academy, or use the secure link that we’ve emailed to you; don’t send them by plain email.',
  ],
  'place-offered': [
    'If you can’t find our offer letter, please look in your spam folder, then call us.',
    'If you need more time to decide, please tell us before the date in the offer letter.',
  ],
  'waiting-list': [
    'There are places in another group of this course. Please call us to see if its times suit you.',
  ],
  enrolled: [
    'Thank you for your payment. We’ve emailed you the timetable.',
    'For the first lesson at the academy, please come 15 minutes early and bring the student’s passport or identity card.',
  ],
  closed: [
    'We’ve closed this request, as you asked. You’re welcome to send a new one at any time.',
    'We haven’t heard from you, so we’ve closed this request.',
  ],
});
