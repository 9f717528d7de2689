import { expect, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { coursePage } from '#words/course-page';
import { paths } from '../../src/content/paths';
import { privacyNotices } from '#words/privacy-notice-versions';
import { notFoundPath, prerenderedPaths } from '../../src/site/addresses';
import { courses } from '../../src/site/courses';
import {
  getAttributes,
  builtPage,
  listLinks,
  partWith,
  getText,
  getTexts,
} from './support/built-page';

/** Tests each page's content as it is before any script runs, or without JavaScript. */

const main = (path: string) => partWith(builtPage(path), 'main', '');

/** Texts that the specification quotes for each page. */
const quotations: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Master Languages, Connect Globally',
    'Start your journey today.',
    'Contact Us',
    'Explore Our Courses',
    'Trusted International Accreditations',
    'What Makes Us Different',
    'Discover the Right Course for You',
    'Flexibility in timing',
    '7 14 years',
    'IELTS',
    'TOEFL',
    'Explore More Courses',
    'Real Experiences, Real Results',
    "Let's Talk!",
  ],
  '/AboutUs': [
    'Building Futures Through Education',
    'Our Story:',
    'What Drives Us',
    'Our vision',
    'Our mission',
    'Trusted International Accreditations',
    'Meet our team',
    'English Teacher',
  ],
  '/Courses': ['Discover Our Language courses', 'English', 'Mandarin', 'Enroll Now', 'See More'],
  '/HelpCenter': [
    'You Need a Help / For Get Here',
    'Studying In Malaysia',
    'How To Apply',
    'VISA',
    'Acomodation',
    'Certificate',
    'Longer than 6 Months',
    'Two passport photos on a white background',
    'Visitor Visa: Shorter than 6 Months',
    "Let's Talk!",
  ],
  '/ContactUs': [
    "There Something in you Mind / Feel Free and Let's Talk",
    'Feel free to drop your message',
    'Full Name',
    'Email',
    'Phone',
    'Message',
    'Send',
  ],
  '/course-details/2': [
    'Academic English',
    'Course Overview',
    'Prerequisites',
    'Program Highlights',
    'Levels Offered',
    'Meet Our Educator',
  ],
  '/Inroll/3': ['Enroll Now', 'Personal Info', 'Course Info', 'Confirmation'],
  '/Inroll': ['Page not found'],
  [notFoundPath]: ['Page not found', 'Home', 'All courses', 'Contact Us'],
};

test.each(Object.entries(quotations))(
  'section 2: %s has the texts that the specification quotes',
  (path, texts) => {
    for (const text of texts) expect(getText(main(path))).toContain(text);
  },
);

test('section 2: every page has one heading, the footer and, unless it is /Inroll, the navigation bar', () => {
  for (const path of prerenderedPaths) {
    const page = builtPage(path);
    expect(getTexts(page, 'h1'), path).toHaveLength(1);
    const links = listLinks(page, 'nav[aria-label=Main] a').map(([, href]) => href);
    const screens = ['/', '/AboutUs', '/Courses', '/HelpCenter', '/ContactUs'];
    expect(links, path).toEqual(path === '/Inroll' ? [] : screens);
    const footer = partWith(page, 'footer', 'Jambatan Language Academy. All rights reserved.');
    expect(listLinks(footer, 'nav a'), path).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Courses', '/courses'],
      ['Admissions', '/admissions'],
      ['Contact Us', '/contact'],
    ]);
  }
});

test.each(courses)(
  'the page and the form for course $id name the course to WhatsApp, and the page links twice to the form',
  ({ id, title }) => {
    for (const path of [paths.courseDetails(id), paths.enrolment(id)]) {
      const [chat = ''] = getAttributes(main(path), '[aria-label*=WhatsApp]', 'href');
      expect(new URL(chat).searchParams.get('text')).toContain(title);
    }
    const page = main(paths.courseDetails(id));
    expect(page.querySelectorAll(`a[href="${paths.enrolment(id)}"]`)).toHaveLength(2);
    expect(getText(page), 'the educator is marked as a sample').toContain(coursePage.educatorNote);
  },
);

test('privacy: the form has a notice in English and Malay, each with a link to the complete one', () => {
  for (const { language, title, path } of privacyNotices) {
    const notice = partWith(builtPage(paths.enrolment(3)), `main [lang=${language}]`, title);
    expect(getAttributes(notice, 'a', 'href')).toEqual([path]);
    const complete = partWith(builtPage(paths.legal), `section[lang=${language}]`, '');
    expect(complete.querySelectorAll('h3')).toHaveLength(8);
  }
});

test.each([paths.enrolment(1), paths.requests])(
  'without JavaScript, %s shows how to reach the academy, and its form is disabled',
  (path) => {
    const page = builtPage(path);
    const notice = partWith(page, 'main noscript', 'needs JavaScript');
    expect(getAttributes(notice, 'a', 'href')).toContain(academy.phoneHref);
    expect(
      page.querySelectorAll('fieldset:not([disabled]), [type=submit]:not([disabled])'),
    ).toEqual([]);
  },
);
