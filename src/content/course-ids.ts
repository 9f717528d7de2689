/** The course ids. 1 to 5 are English, and 6 to 10 are Mandarin (specification, section 9). */
export const courseIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type CourseId = (typeof courseIds)[number];

/** Parses a course id from an address. '01', '1e0', '+1' and '11' are not ids. */
export function parseCourseId(text: string | undefined): CourseId | undefined {
  return courseIds.find((id) => String(id) === text);
}
