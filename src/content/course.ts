import type { CourseId, Language } from './course-ids';

/** A course, as shown on its card and its details page (specification, section 3). */
export interface Course {
  readonly id: CourseId;
  readonly language: Language;
  readonly title: string;
  /** Teaser on the card. The text is cut off and ends in '..'. */
  readonly description: string;
  /** First tag on the card, a feature of the course. */
  readonly span1: string;
  readonly span2: string;
  /** Alternative text of the picture in `public/courses/`, whose name is the id. */
  readonly imageAlt: string;
  /** Tags in the hero of the details page. */
  readonly details: readonly string[];
  readonly overview: string;
  readonly prerequisites: string;
  readonly levelsOffered: string;
  /** Short names of the two to six levels that `levelsOffered` describes, from first to last. */
  readonly levels: readonly string[];
  readonly highlights: readonly Highlight[];
  readonly educator: Educator;
  /** For search engines and link previews. At most 155 characters. */
  readonly metaDescription: string;
}

export interface Highlight {
  readonly title: string;
  readonly description: string;
}

export interface Educator {
  readonly name: string;
  readonly bio: string;
}

/** A course as its content file defines it. The rest is found by its id. */
export type CourseEntry = Omit<Course, 'title' | 'language' | 'educator'>;
