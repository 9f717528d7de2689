import { paths } from '../../src/content/addresses';
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

/**
 * A page of each kind as it opens; Not Found twice, with the navigation and without it. The courses
 * and their forms differ in words and pictures alone.
 */
export const pages: readonly Screen[] = [
  ...fixedPages.map(([name, path]): Screen => ({ name, open: (page) => page.goto(path) })),
  { name: 'course', open: (page) => page.goto(paths.courseDetails(1)) },
  { name: 'enrolment', open: (page) => openForm(page, 1) },
  {
    name: 'requests',
    open: async (page) => {
      await page.goto(paths.requests);
      await page.getByText(requests.none.title).waitFor();
    },
  },
  { name: 'not-found', open: (page) => page.goto('/nowhere'), console: missing },
  { name: 'not-found-inroll', alike: true, open: (page) => page.goto('/Inroll'), console: missing },
];
