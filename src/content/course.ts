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
  /** File name of the card's picture in `public/courses/`. */
  readonly image: string;
  readonly imageAlt: string;
  /** Tags in the hero of the details page. */
  readonly details: readonly HeroDetail[];
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

interface HeroDetail {
  readonly id: number;
  readonly name: string;
}

export interface Highlight {
  /** '01' to '04'. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export interface Educator {
  readonly name: string;
  readonly bio: string;
  readonly image: string;
}

/** A course as its content file defines it. The title and language are derived from the id. */
export type CourseEntry = Omit<Course, 'title' | 'language'>;
