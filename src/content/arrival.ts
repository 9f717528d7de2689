import { sample } from './sample';

/** Facts for students who come from abroad. Samples, to be replaced by the academy's own figures. */
export const arrival = {
  /** The share of lessons that a student with a Student Pass has to attend. */
  attendancePercent: sample(80),
  /** Days after arrival within which a student with a Student Pass has the medical check. */
  medicalCheckDays: sample(7),
  /**
   * Price for one student in ringgit, and the number of days before the flight by which to book.
   */
  airportPickUp: sample({ ringgit: 150, noticeDays: 7 }),
  /** Monthly rent of a room in a shared flat, in ringgit. */
  roomRent: sample({ from: 600, to: 1200 }),
} as const;
