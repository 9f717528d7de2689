/** A request as the form sends it, different for each number; all of it plainly made up. */
export function sampleEnrolment(number: number) {
  return {
    name: `Sample Student ${number}`,
    mobile: `+60 12-${String(number % 10_000_000).padStart(7, '0')}`,
    email: `student.${number}@example.org`,
    nation: 'Malaysia',
    lang: 'Mandarin',
    per: '3',
    hours: 0,
    message: 'Website enrolment: HSK',
  };
}
