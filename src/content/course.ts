import type { CourseId } from './course-ids';

export const languages = ['English', 'Mandarin'] as const;
export type Language = (typeof languages)[number];

/** A course as its card and its details page show it (specification, section 3). */
export interface Course {
  readonly id: CourseId;
  readonly language: Language;
  /** One course has one title everywhere. */
  readonly title: string;
  /** Teaser of the card, cut short and ending in '..'. */
  readonly description: string;
  /** First tag of the card: a feature. */
  readonly span1: string;
  /** Second tag of the card. */
  readonly span2: string;
  /** File name of the card's picture in `public/courses/`. */
  readonly image: string;
  /** What the picture shows, for those who do not see it. */
  readonly imageAlt: string;
  /** Tags of the details page's hero. */
  readonly details: readonly HeroDetail[];
  readonly overview: string;
  readonly prerequisites: string;
  readonly levelsOffered: string;
  /** Short names of the levels that the text tells of, from the first to the last: two to six. */
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

/** A course as its file states it: its title and its language follow from its id. */
export type CourseEntry = Omit<Course, 'title' | 'language'>;

/**
 * The title with the language in front where it does not name it: this tells the two camps apart,
 * whose titles are the same.
 */
export function titleWithLanguage({ title, language }: Pick<Course, 'title' | 'language'>): string {
  return title.includes(language) ? title : `${language} ${title}`;
}
