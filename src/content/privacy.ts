export const privacy = {
  /**
   * Maximum number of days until the server deletes an enrolment. `RETENTION_DAYS` may be lower.
   */
  retentionDays: 365,
  /** Days for which the device keeps a started form after its last change. */
  draftDays: 30,
} as const;

/**
 * Days for which the device checks a request's status, separate from `privacy` for small scripts.
 */
export const statusCheckDays = 180;

/** The same for an enrolled request. The server deletes it by then, with the link of its certificate. */
export const enrolledCheckDays = 365;

/** Minutes for which a link that copies receipts to another device is valid. */
export const transferMinutes = 15;
