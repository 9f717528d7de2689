import { sample } from './sample';

/** Facts for students who come from abroad. Samples, to be replaced by the academy's own figures. */
export const arrival = {
  /** The share of lessons that a student with a Student Pass has to attend. */
  attendancePercent: sample(80),
  /** How soon after arrival a student with a Student Pass has the medical check. */
  medicalCheckDays: sample(7),
  /** Ringgit for one student, and how many days before the flight we need to know. */
  airportPickUp: sample({ ringgit: 150, noticeDays: 7 }),
  /** Ringgit a month for a room in a shared flat. */
  roomRent: sample({ from: 600, to: 1200 }),
} as const;
