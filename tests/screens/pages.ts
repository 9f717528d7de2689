import { paths } from '../../src/content/addresses';
import { courseIds } from '../../src/content/course-ids';
import { requests } from '../../src/content/requests';
import { openForm } from '../browser/support/enrolment-form';
import type { Screen } from './screen';

const missing = /status of 404/;

const fixedPages = [
  ['home', paths.home],
  ['about', paths.about],
  ['courses', paths.courses],
  ['help-center', paths.help],
  ['contact', paths.contact],
] as const;

/** The 27 pages as they open; Not Found twice, with the navigation and without it. */
export const pages: readonly Screen[] = [
  ...fixedPages.map(([name, path]): Screen => ({ name, open: (page) => page.goto(path) })),
  ...courseIds.map((id): Screen => ({
    name: `course-${id}`,
    open: (page) => page.goto(paths.courseDetails(id)),
  })),
  ...courseIds.map((id): Screen => ({
    name: `enrolment-${id}`,
    open: (page) => openForm(page, id),
  })),
  {
    name: 'requests',
    open: async (page) => {
      await page.goto(paths.requests);
      await page.getByText(requests.none.title).waitFor();
    },
  },
  { name: 'not-found', open: (page) => page.goto('/nowhere'), console: missing },
  { name: 'not-found-inroll', open: (page) => page.goto('/Inroll'), console: missing },
];
