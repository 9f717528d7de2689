import { alerts, confirmSubmission } from './messages';
import { hoursText, ringgit, serviceTaxNote, weeksNote } from './offering-texts';
import { type Offering, serviceTax, studentPassWeeks, vipHourFee } from '../offerings';
import { replyTime } from './reply-time';
import { sample } from '../sample';

const nextTitle = 'What happens next';
const onceSent = [
  `We’ll call or write to you ${replyTime} and answer your questions.`,
  'We’ll agree your days, times and first lesson and, if the student comes from abroad, check the passport and any school certificates. Then we’ll send an offer letter.',
  'To accept your place, call or email us with your reference. You pay only after that.',
] as const;

export const enrolment = {
  heroTitle: 'Enroll Now',
  steps: ['Personal Info', 'Course Info', 'Confirmation'],
  formLabel: 'Enrolment form',
  progressLabel: 'Steps of your enrolment',
  /** Text for screen readers after the name of a completed step. */
  stepDone: 'complete',
  fields: {
    firstName: { label: 'First name', hint: 'As on the student’s passport or identity card.' },
    lastName: {
      label: 'Last name',
      hint: 'Only one name? Write it here, and a dash (-) under First name.',
    },
    country: { label: 'Country', hint: 'The student’s country of citizenship.' },
    phone: {
      label: 'Phone',
      hint: 'With country code, such as +60 12-000 0000. If the student is under 18, give a parent’s or guardian’s number: we’ll ask for you, not for the student.',
    },
    email: { label: 'Email', hint: 'We’ll email your offer letter to this address.' },
    language: { label: 'Language', hint: undefined },
    courseType: { label: 'Course type', hint: undefined },
    period: {
      label: 'Course length',
      hint: weeksNote,
      /** Shown for the camps. */
      byWeek:
        'Camps are booked by the week; the course’s page shows the dates once they are set. Choose how soon you’d like to come: within 1, 3 or 6 months. For a later camp, choose 6. We’ll agree the dates before you pay.',
    },
    vip: {
      label: 'I would like VIP hours (one to one)',
      hint: `At ${ringgit(vipHourFee)} an hour on top of the course fee.`,
      /** Shown for the VIP courses, which have no other hours. */
      byHour:
        'Turn this on to tell us how many one-to-one hours you would like. If you’re not sure, leave it off, and we’ll agree the number with you.',
    },
    vipHours: { label: 'Number of VIP hours', hint: 'In total for your course, for example 10.' },
  },
  choose: 'Please choose',
  continue: 'Continue',
  back: 'Back',
  submit: 'Submit',
  submitting: 'Submitting...',
  needsScript: 'This form needs JavaScript. You can also enrol by email or phone:',
  confirm: {
    question: confirmSubmission,
    accept: 'Yes, submit',
    decline: 'No, go back',
    vipHours: (hours: number) => (hours === 1 ? '1 VIP hour' : `${hours} VIP hours`),
    /** Asked if another request made in this form is still waiting. */
    predecessor: {
      question: (name: string) =>
        `The request for ${name} has not been confirmed yet. Submit this one as well, or in its place?`,
      both: 'Submit this one as well',
      replace: 'Replace the earlier one',
      /** Shown if this form, or an earlier version of it, was already sent. */
      sent: (time: string) =>
        `This form was already sent on ${time}. Replace that request, or submit this one as well?`,
      replaceSent: 'Replace that request',
      /** Shown before the reference of the accepted request that is being corrected. */
      correction: 'This correction will replace your earlier request:',
    },
  },
  /** Heading of the summary if no field is missing but some are invalid. */
  correctFields: 'Please correct the marked fields.',
  problems: {
    firstName: { required: 'Enter the student’s first name.' },
    lastName: { required: 'Enter the student’s last name.' },
    country: {
      required: 'Choose the student’s country of citizenship.',
      'not-a-country': 'Choose a country from the list.',
    },
    phone: { required: 'Enter your phone number.' },
    email: {
      required: 'Enter your email address.',
      'not-an-email': 'Enter an email address like name@example.com.',
    },
    language: { required: 'Choose a language.' },
    courseType: { required: 'Choose a course.' },
    period: { required: 'Choose 1, 3 or 6 months.' },
    vip: {},
    vipHours: {
      required: alerts.vipHoursMissing,
      'not-whole-hours': 'Enter a whole number of hours, at least 1.',
      'too-many-hours': (maximum: number) => `Enter at most ${maximum} hours.`,
    },
    any: {
      'too-long': (maximum: number) => `Use at most ${maximum} characters.`,
      'not-plain-text':
        'This field contains a hidden character. Delete the text and type it again.',
    },
  },
  /** Shown next to the form. */
  aside: {
    label: 'About your enrolment',
    course: {
      title: 'Your course',
      /** Until a length is chosen, only the hours a week are known. */
      length: (period: string, { inHolidays }: Offering) =>
        period || inHolidays ? 'Course length' : 'Lessons',
      lengthText: (period: string, offering: Offering) => {
        if (offering.inHolidays) return 'Booked by the week';
        return period ? `${period}, ${hoursText(offering).toLowerCase()}` : hoursText(offering);
      },
      fee: 'Fee',
      vipHours: 'VIP hours',
      vipHoursText: (hours: number) =>
        `${hours} × ${ringgit(vipHourFee)} = ${ringgit(hours * vipHourFee)}`,
      tax: `Service tax, ${serviceTax.percent}%`,
      total: 'Total',
      /** Shown for students from abroad. */
      abroad: ({ studentPass }: Offering) =>
        studentPass
          ? `Coming from abroad? Ask us about visas before you pay or book a flight; for a Student Pass, allow at least ${studentPassWeeks} weeks.`
          : 'Coming from abroad? There is no Student Pass for this course: ask us about visas before you pay or book a flight.',
      /** Shown until the visitor has chosen the student's country. */
      taxNote: serviceTaxNote,
      note: sample('Sample fees. You pay nothing until you have accepted our offer.'),
    },
    nextTitle,
    next: ['You send your request. It takes about two minutes.', ...onceSent],
    callTitle: 'Questions? Call us',
  },
  sent: {
    /** Shown below the Arabic words that the specification prescribes. */
    text: 'Your request was sent successfully. You will be contacted soon.',
    reference: 'Your reference',
    nextTitle,
    next: onceSent,
    home: 'Go to Home',
    receipt: 'View your receipt',
  },
  /** Shown in a form that corrects an accepted request. */
  correction: {
    /** Before the reference. */
    title: 'You are correcting a request that we have received:',
    text: 'The course details are filled in as we have them. Please enter the name, country, phone and email again: they were deleted from this device once we had received the request.',
    withdrawn:
      'You have withdrawn this request. If you submit the correction, it will cancel the withdrawal.',
  },
  /** Shown once a request has been sent or saved for sending. */
  another: {
    question: 'Is someone else joining too: a brother or sister, a friend, a colleague?',
    begin: 'Enrol another person',
    /** Shown in the form for the other person. The 'Clear' button is at the bottom of that form. */
    kept: 'Country, phone and email are filled in from your last request. ‘Clear’ below empties the form.',
  },
  /** Shown above a form that was open while another tab deleted all data. */
  dataDeleted: 'Your data was deleted from this device, so this form is empty again.',
  /** Shown when the form reopens with a request that did not get through. */
  unfinished: {
    held: 'We can’t tell whether this request arrived. You can safely submit it again: it counts only once.',
    /** Shown after the alert from the message catalogue. */
    rejected:
      'Our server did not accept this request. What you typed is below: correct it and submit it again, or call us.',
  },
  /** Shown after an alert about a failure. */
  delivery: {
    sendLater: 'Send when I am back online',
    retrying: {
      inBackground: (time: string) =>
        `There is nothing to correct: your request is saved on this device and will be sent again automatically at ${time}. You may leave this page.`,
      whileOpen: (time: string) =>
        `There is nothing to correct: your request is saved on this device and will be sent again automatically at ${time} if this site is open on your screen then, or otherwise when you next open it.`,
    },
    notStored:
      'This device could not store your request. Please keep this page open and submit again: it counts only once.',
  },
  queued: {
    sent: {
      inBackground:
        'Your request will be sent automatically once there is a connection. You may close this page.',
      whileOpen:
        'Your request will be sent automatically once there is a connection, while this site is open on your screen or when you open it again.',
    },
    sending: 'Sending…',
    sendNow: 'Send now',
  },
  review: {
    unsent: {
      title: 'Not sent yet',
      text: 'This is what you have filled in so far.',
    },
    /** For a request that is waiting in the outbox and was opened again with 'Edit'. */
    queued: {
      title: 'Not sent yet',
      text: 'This request is saved on this device and will be sent automatically. To change it, go back, correct it and submit it again.',
    },
    tried: {
      title: 'Not confirmed yet',
      text: 'We can’t tell yet if your request has arrived. You can safely go back and submit it again: it counts only once.',
    },
    empty: 'Not filled in',
    edit: 'Edit',
    /** Accessible name of the 'Edit' button. */
    editStep: (step: string) => `Edit ${step}`,
    back: (step: string) => `Back to ${step}`,
  },
  yes: 'Yes',
  no: 'No',
} as const;
