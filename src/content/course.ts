import type { CourseId } from './course-ids';

export const languages = ['English', 'Mandarin'] as const;
export type Language = (typeof languages)[number];

/** A course, as shown on its card and its details page (specification, section 3). */
export interface Course {
  readonly id: CourseId;
  readonly language: Language;
  readonly title: string;
  /** Teaser on the card, truncated and ending in '..'. */
  readonly description: string;
  /** First tag on the card: a feature. */
  readonly span1: string;
  /** Second tag on the card. */
  readonly span2: string;
  /** File name of the card's picture in `public/courses/`. */
  readonly image: string;
  /** Alternative text of the picture. */
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
  /** For search engines and link previews: at most 155 characters. */
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
  /** File name of the portrait in `public/portraits/`. */
  readonly image: string;
}

/** A course's entry in its file: title and language derive from its id. */
export type CourseEntry = Omit<Course, 'title' | 'language'>;

/**
 * Prefixes a title with its language if the title does not name it. This distinguishes the two
 * camps, whose titles are the same.
 */
export function titleWithLanguage({ title, language }: Pick<Course, 'title' | 'language'>): string {
  return title.includes(language) ? title : `${language} ${title}`;
}
