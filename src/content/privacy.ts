/** What visitors are told of their personal data, in figures. */
export const privacy = {
  /** After how many days the server deletes an enrolment. Its RETENTION_DAYS may set fewer. */
  retentionDays: 365,
  /** For how many days after its last change the device keeps a form that was begun. */
  draftDays: 30,
} as const;

/** For how many days the device asks how a request stands. By itself, so that it weighs nothing where it is not used. */
export const answerDays = 180;
