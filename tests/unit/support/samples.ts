import type { EnrolmentRequest } from '../../../src/enrolment/core/request';
import type { EnrolmentForm } from '../../../src/enrolment/core/form';

/** A completed form. Submitting it sends `sampleRequest`. */
export const sampleForm: EnrolmentForm = {
  firstName: 'Sample',
  lastName: 'Learner',
  country: 'Japan',
  phone: '+60 12-000 0000',
  email: 'sample.learner@example.org',
  language: 'English',
  courseType: '1',
  period: '1M',
  vip: false,
  vipHours: '',
};

/** A complete request with obviously fictitious values. */
export const sampleRequest: EnrolmentRequest = {
  name: 'Sample Learner',
  mobile: '+60 12-000 0000',
  email: 'sample.learner@example.org',
  nation: 'Japan',
  lang: 'English',
  per: '1',
  hours: 0,
  message: 'Website enrolment: English For Kids',
};
