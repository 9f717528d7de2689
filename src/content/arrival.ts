import { sample } from './sample';

/** Facts for students from abroad. The figures are samples that the academy must replace. */
export const arrival = {
  /** Percentage of lessons that a student with a Student Pass must attend. */
  attendancePercent: sample(80),
  /** Days after arrival within which a student with a Student Pass must have the medical screening. */
  medicalCheckDays: sample(7),
  /** In ringgit: the fees of EMGS and the Immigration Department, medical screening, and insurance. */
  studentPassCost: sample({ from: 2500, to: 3500 }),
  /** In ringgit for one student, and the minimum number of days between booking and flight. */
  airportPickUp: sample({ ringgit: 150, noticeDays: 7 }),
  /** Monthly rent of a room in a shared flat, in ringgit. */
  roomRent: sample({ from: 600, to: 1200 }),
} as const;
