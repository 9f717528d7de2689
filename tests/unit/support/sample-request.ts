import type { EnrolmentRequest } from '../../../src/enrolment/request';

/** A complete request with plainly made-up answers. */
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
