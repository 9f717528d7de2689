import type { EnrolmentForm } from '../../../src/enrolment/form';

/** What was typed for the sample request. */
export const sampleForm: EnrolmentForm = {
  firstName: 'Sample',
  lastName: 'Learner',
  country: 'Japan',
  phone: '+60 12-000 0000',
  email: 'sample.learner@example.org',
  language: 'English',
  courseType: 'English For Kids',
  period: '1M',
  vip: false,
  vipHours: '',
};
