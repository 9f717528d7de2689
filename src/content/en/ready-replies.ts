import { replyTime } from './reply-time';

/** The office's ready-made replies, for each state of a request. They must suit any recipient. */
export const readyReplies = {
  received: [`We have received your request and will call or write to you ${replyTime}.`],
  contacted: [
    'We tried to call you but could not reach you. Please call us, or let us know when we can call you.',
  ],
  'place-offered': [
    'We are pleased to offer you a place, and have emailed you our offer letter. To accept, call or email us with your reference. Please pay only after you have accepted.',
    'We are pleased to offer you a place. To accept it, call or email us with your reference by the date in our offer letter. Please pay only after you have accepted.',
  ],
  'waiting-list': [
    'The course is full at the moment. We will contact you as soon as a place comes free.',
  ],
  enrolled: [
    'Thank you for your payment. We have emailed you the timetable.',
    'For the first lesson at the academy, please come 15 minutes early and bring the student’s passport or identity card.',
    'We now need the student’s documents. Please bring them to the academy, or use the secure link that we have emailed to you. Please do not send them by plain email.',
    'Please do not travel before you have the Visa Approval Letter and, if you need one, the visa.',
  ],
  closed: [
    'We have closed this request, as you asked. You are welcome to send a new one at any time.',
    'We have not heard from you, so we have closed this request. If you still want a place, please send a new request.',
  ],
} as const;
