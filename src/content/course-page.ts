interface CoursePage {
  readonly areaTitle: string;
  /** Accessible name of the side menu. */
  readonly menuLabel: string;
  readonly sections: readonly {
    readonly id: 'overview' | 'prerequisites' | 'highlights' | 'levels' | 'educator';
    readonly title: string;
  }[];
  readonly enrol: string;
  /** What the block at the page's end says of the way to the form. */
  readonly next: string;
  readonly moreCourses: (language: string) => string;
  readonly share: {
    readonly button: string;
    readonly copied: string;
    /** Heads the field with the link, where the browser lets the page neither share nor copy. */
    readonly byHand: string;
  };
  readonly seeMore: string;
  /** Says that the educator is invented. */
  readonly educatorNote: string;
  /** Shown when this device has enrolled in the course (specification, section 2). Arabic. */
  readonly enrolled: { readonly label: string; readonly congratulation: string };
  readonly whatsappText: (courseTitle: string) => string;
}

/** What every course's details page shares (specification, section 2). */
export const coursePage = {
  areaTitle: 'Course Details',
  menuLabel: 'Sections of this course',
  sections: [
    { id: 'overview', title: 'Course Overview' },
    { id: 'prerequisites', title: 'Prerequisites' },
    { id: 'highlights', title: 'Program Highlights' },
    { id: 'levels', title: 'Levels Offered' },
    { id: 'educator', title: 'Meet Our Educator' },
  ],
  enrol: 'Enroll Now',
  next: 'Three short steps, no account and no payment: tell us who you are and what suits you, and we will get in touch to agree on your first day.',
  moreCourses: (language) => `More ${language} courses`,
  share: {
    button: 'Share',
    copied: 'Link copied',
    byHand: 'Please copy this link:',
  },
  seeMore: 'See More',
  educatorNote: 'Sample profile with a drawn portrait.',
  enrolled: {
    label: 'مسجَّل',
    congratulation: 'تهانينا! لقد تم تسجيلك في الدورة.',
  },
  whatsappText: (courseTitle) =>
    `Hello! I would like to know more about the course: ${courseTitle}.`,
} as const satisfies CoursePage;
