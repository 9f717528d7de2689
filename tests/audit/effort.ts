import { pagePaths, paths } from '../../src/content/addresses';

/** How thoroughly the audit measures. */
export interface Effort {
  /** How often each page is loaded, and lived with. */
  readonly rounds: number;
  /** How often each kind of repeat visit is made. */
  readonly visits: number;
  readonly builds: number;
  /** The pages that are judged in every way. */
  readonly pages: readonly string[];
  /** More pages, of which first and largest paint alone are measured. */
  readonly morePages: readonly string[];
  /** Tells what explains a figure; it stands below the table. */
  readonly remark: (line: string) => void;
  /** The same, of what only who looks for a cause wants to read. */
  readonly detail: (line: string) => void;
}

/** One page of each kind that visitors come to. */
export const keyPages: readonly string[] = [
  paths.home,
  paths.courses,
  paths.courseDetails(2),
  paths.enrolment(2),
  paths.help,
];

/** The other pages that can be opened by an address of their own. */
export const otherPages: readonly string[] = [...pagePaths, paths.requests].filter(
  (path) => !keyPages.includes(path),
);
