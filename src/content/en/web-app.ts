/** Words of the web app manifest, which defines the installed site. */
export const webAppWords = {
  description:
    'English and Mandarin courses in Kuala Lumpur: compare ten courses, get help with visas and accommodation, and ask for a place in three short steps, even offline.',
  shortcuts: {
    courses: { name: 'Courses', description: 'All ten courses in English and Mandarin' },
    enrol: { name: 'Enrol', description: 'Choose your course and ask for a place' },
    requests: {
      name: 'Your requests',
      description: 'The status of your enrolment requests, and their receipts',
    },
    help: { name: 'Help', description: 'How to apply, visas, accommodation and certificates' },
    contact: { name: 'Contact', description: 'Write, call, chat or find your way to us' },
  },
  /** Labels of the screenshots in `public/screenshots/`. */
  screenshots: [
    {
      picture: 'home',
      shape: 'narrow',
      label: 'The home page: a bridge of letters and brush strokes in front of Kuala Lumpur',
    },
    {
      picture: 'courses',
      shape: 'narrow',
      label: 'A course card: picture, teaser and link to the form',
    },
    {
      picture: 'enrolment',
      shape: 'narrow',
      label: 'The first of the three steps of the enrolment form',
    },
    { picture: 'home', shape: 'wide', label: 'The home page on a wide screen' },
    { picture: 'courses', shape: 'wide', label: 'The cards of the English courses' },
  ],
} as const;
