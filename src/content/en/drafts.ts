import { privacy } from '../privacy';

export const drafts = {
  /** Shown before the visitor has typed anything. */
  hint: `What you type will be kept on this device for ${privacy.draftDays} days after your last change.`,
  saving: 'Saving…',
  saved: (time: string) => `Saved on this device ${time}`,
  unavailable:
    'This form can’t be saved on this device at the moment. You can still fill it in and send it; please keep this page open until you have sent it.',
  clear: 'Clear',
  cleared:
    'Cleared. What you typed in this form is no longer on this device. A request that is waiting to be sent automatically will stay under ‘Your requests’.',
  notCleared:
    'The form is empty again, but this device could not clear what was saved before. Please try again.',
  question: {
    title: 'Clear this form?',
    text: 'What you typed in the form will be cleared, on this page and on this device. This can’t be undone.',
    kept: 'A request that we have received, or that is waiting to be sent automatically, will stay under ‘Your requests’.',
    /** Instead of `kept`, if the form's request will be deleted but a version may have arrived. */
    tried:
      'Your request, or an earlier version of it, may already have reached us. It will no longer be sent: please call or email us to withdraw it.',
    accept: 'Yes, clear it',
    decline: 'No, keep it',
  },
  otherTab: {
    changed:
      'Another version of this form was saved on this device, for example in another tab. Your next change here will replace it.',
    load: 'Show that version',
  },
} as const;
