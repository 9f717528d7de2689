export const alerts = {
  personalFieldsMissing: 'Please fill in all personal information fields.',
  courseFieldsMissing: 'Please complete all course fields.',
  vipHoursMissing: 'Please specify the number of VIP hours.',
  submissionFailed: (status: number) =>
    `Submission failed. Status: ${status}. Please check your inputs.`,
  networkError: 'A network error occurred. Please try again.',
  submitted: 'Enrollment submitted successfully!',
  noCertificate: 'No certificate found.',
} as const;

/** Asked before anything is sent (specification, section 5). */
export const confirmSubmission = 'Are you sure you want to submit your enrollment request?';
