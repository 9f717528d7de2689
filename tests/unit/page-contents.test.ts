import { describe, expect, test } from 'vitest';
import { academy, socialLinks } from '../../src/content/academy';
import { contact } from '#words/contact';
import type { Course } from '../../src/content/course';
import { courseFacts } from '#words/course-facts';
import { coursePage } from '#words/course-page';
import { help } from '#words/help';
import { labels } from '#words/labels';
import { dayText } from '#words/offering-texts';
import { offerings } from '../../src/content/offerings';
import { paths } from '../../src/content/paths';
import { notFoundPath } from '../../src/site/addresses';
import { courses, coursesInLanguage } from '../../src/site/courses';
import {
  getAttributes,
  builtPage,
  listLinks,
  partWith,
  getTexts,
  getText,
} from './support/built-page';

/** Tests each page's content as it is before any script runs, or without JavaScript. */

const main = (path: string) => partWith(builtPage(path), 'main', '');
const region = (path: string, title: string) => partWith(main(path), 'section', title);
const teasers = (path: string) =>
  main(path)
    .querySelectorAll('article')
    .filter((article) => getText(article).includes('Enroll Now'));

/** Expects the cards of these courses, complete and in order. */
function expectCards(path: string, shown: readonly Course[]) {
  const cards = teasers(path);
  expect(cards.flatMap((card) => getTexts(card, 'h3'))).toEqual(shown.map(({ title }) => title));
  for (const [index, { id, description, image, imageAlt, span1, span2 }] of shown.entries()) {
    const card = partWith(cards[index] ?? main(path), '*', '');
    expect(getAttributes(card, 'img', 'src')).toEqual([`/courses/${image}`]);
    expect(getAttributes(card, 'img', 'alt')).toEqual([imageAlt]);
    expect(getTexts(card, 'li')).toEqual([span1, span2]);
    const offering = offerings[id];
    const facts = `${coursePage.factsLine(offering)} ${coursePage.nextStart(dayText(offering.startDates[0] ?? ''))}`;
    expect(getTexts(card, 'p')).toEqual([description, facts.replaceAll('\u00A0', ' ')]);
    expect(getAttributes(card, 'a', 'href')).toEqual([
      paths.enrolment(id),
      paths.courseDetails(id),
    ]);
    expect(getTexts(card, 'a')).toEqual([
      expect.stringMatching(/^Enroll Now in /),
      expect.stringMatching(/^See More about /),
    ]);
  }
}

/**
 * Expects a slider with `count` slides and dots, of which only those at index `active` are active.
 */
function expectSlider(path: string, label: string, count: number, active: number) {
  const slider = main(path).querySelector(`[aria-label="${label}"]`) ?? main(path);
  const marked = (selector: string, name: string) =>
    slider.querySelectorAll(selector).map((element) => element.hasAttribute(name));
  const expected = Array.from({ length: count }, (_, index) => index === active);
  expect(marked('li', 'inert')).toEqual(expected.map((isActive) => !isActive));
  expect(marked('button', 'aria-current')).toEqual(expected);
}

test('section 2: the home page has its title, sections, links and slider', () => {
  const home = main('/');
  expect(getText(home)).toContain('Master Languages, Connect Globally');
  expect(getTexts(home, 'h2').filter((title) => title !== 'Chat With US')).toEqual([
    'Trusted International Accreditations',
    'What Makes Us Different',
    'Discover the Right Course for You',
    'Real Experiences, Real Results',
    "Let's Talk!",
  ]);
  const accreditations = region('/', 'Trusted International Accreditations');
  expect(accreditations.querySelectorAll('li')).toHaveLength(5);
  expect(region('/', 'What Makes Us Different').querySelectorAll('h3')).toHaveLength(2);
  expectCards('/', coursesInLanguage('English'));
  // These texts are quoted from section 3.
  expect(getTexts(teasers('/')[0] ?? home, 'li')).toEqual(['Flexibility in timing', '7 14 years']);
  expect(getTexts(teasers('/')[1] ?? home, 'li')).toEqual(['IELTS', 'TOEFL']);
  expect(getText(home)).toMatch(/Start your journey today\./);
  expect(listLinks(home, 'a')).toEqual(
    expect.arrayContaining([
      ['Contact Us', '/ContactUs'],
      ['Explore Our Courses', '/Courses'],
      ['Explore More Courses', '/Courses'],
    ]),
  );
  expect(home.querySelector('img[alt^="Two students talking"]')).not.toBeNull();
  expectSlider('/', labels.testimonialSlider, 5, 0);
});

test('section 2: About Us has its sections and six team cards', () => {
  const about = main('/AboutUs');
  expect(getTexts(about, 'h2')).toEqual([
    'Chat With US',
    'Our Story:',
    'What Drives Us',
    'Trusted International Accreditations',
    'Meet our team',
  ]);
  expect(getTexts(region('/AboutUs', 'What Drives Us'), 'h3')).toEqual([
    'Our vision',
    'Our mission',
  ]);
  const cards = about.querySelectorAll('article');
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    const [name, role, bio] = getTexts(card, 'h3, p');
    for (const text of [name, role, bio]) expect(text).toMatch(/\w{3}/);
  }
  expect(getText(about)).toContain('English Teacher');
  // Section 4: the fourth card is active initially.
  expectSlider('/AboutUs', labels.teamSlider, 6, 3);
});

test('section 2: Courses has all courses, and shows the English ones by default', () => {
  const page = main('/Courses');
  expectCards('/Courses', courses);
  expect(getTexts(page, '[role=tab]')).toEqual(['English', 'Mandarin']);
  expect(getAttributes(page, '[role=tab]', 'aria-selected')).toEqual(['true', 'false']);
  const panels = page.querySelectorAll('[role=tabpanel]');
  expect(panels.map((panel) => panel.hasAttribute('hidden'))).toEqual([false, true]);
  expect(getTexts(panels[1] ?? page, 'h3')).toEqual(
    coursesInLanguage('Mandarin').map(({ title }) => title),
  );
  // Without a button, the list has neither title nor subtitle.
  expect(getText(page)).not.toContain('Discover the Right Course for You');
  expect(getText(page)).not.toContain('Explore More Courses');
});

describe('section 3: course pages', () => {
  test.each(courses)('the page for course $id has all of its content', (course) => {
    const path = paths.courseDetails(course.id);
    const page = main(path);
    for (const words of [
      course.overview,
      course.prerequisites,
      course.levelsOffered,
      course.educator.name,
      course.educator.bio,
      coursePage.educatorNote,
      ...course.details.map(({ name }) => name),
      ...course.highlights.flatMap(({ id, title, description }) => [id + title, description]),
    ]) {
      expect(getText(page)).toContain(words);
    }
    expect(getTexts(page, '#levels li')).toEqual(course.levels);
    expect(getAttributes(page, 'img', 'alt')).toContain(labels.portraitOf(course.educator.name));

    const titles = [
      'Course Overview',
      'Prerequisites',
      'Program Highlights',
      'Levels Offered',
      'Meet Our Educator',
    ];
    expect(getTexts(page, `nav[aria-label="${coursePage.menuLabel}"] a`)).toEqual(titles);
    expect(getTexts(page, 'h3')).toEqual([courseFacts.title, ...titles]);
    // The hero and the end of the page each link to the form.
    const enrolment = paths.enrolment(course.id);
    expect(getAttributes(page, `a[href="${enrolment}"]`, 'href')).toEqual([enrolment, enrolment]);

    const others = coursesInLanguage(course.language).filter(({ id }) => id !== course.id);
    expect(listLinks(main(path), 'nav[aria-labelledby=more-courses-title] a')).toEqual(
      others.map(({ id, title }) => [title, paths.courseDetails(id)]),
    );
  });

  test.each(courses)(
    'the WhatsApp links on the page and the form for course $id name the course',
    (course) => {
      for (const path of [paths.courseDetails(course.id), paths.enrolment(course.id)]) {
        const [chat = ''] = getAttributes(main(path), '[aria-label*=WhatsApp]', 'href');
        expect(new URL(chat).searchParams.get('text')).toContain(course.title);
      }
    },
  );
});

test('section 2: Help Center has five tabs, and lists the documents for both visas', () => {
  const page = main('/HelpCenter');
  expect(getText(page)).toContain(help.heroIntro);
  expect(getTexts(page, '[role=tab]')).toEqual([
    'Studying In Malaysia',
    'How To Apply',
    'VISA',
    'Acomodation',
    'Certificate',
  ]);
  // The contact form follows the tabs.
  expect(getText(page).indexOf('VISA')).toBeLessThan(getText(page).indexOf("Let's Talk!"));

  const [apply, visa] = ['how-to-apply', 'visa'].map((id) =>
    partWith(page, `[role=tabpanel][id$="-panel-${id}"]`, ''),
  );
  const documents = apply?.querySelectorAll('ul').map((list) => getTexts(list, 'li').join('; '));
  expect(documents).toEqual([
    'Two passport photos on a white background; An application form; A health declaration form; High school and latest academic certificates; Scans of all passport pages, with at least 1 year of validity; Proof of payment',
    'One photo; An application form; Proof of payment',
  ]);
  expect(getTexts(apply ?? page, 'h3')).toEqual([
    'Longer than 6 Months',
    'Visitor Visa: Shorter than 6 Months',
  ]);
  for (const words of [
    /6 months or more need a student visa/,
    /passport that is valid for at least 6 months/,
    /digital arrival card/i,
  ]) {
    expect(getText(visa ?? page)).toMatch(words);
  }
  const [chat = '', mail = ''] = getAttributes(
    visa ?? page,
    'a[href^=http], a[href^=mailto]',
    'href',
  );
  expect(new URL(chat).searchParams.get('text')).toBe(help.visa.invite.message);
  expect(new URL(mail).searchParams.get('body')).toMatch(/nationality.*\r\n.*duration/);
});

test('section 2: Contact Us has a form, an address, social media handles and a map', () => {
  const page = main('/ContactUs');
  expect(getText(page)).toContain('Feel free to drop your message');
  expect(getTexts(page, 'form label')).toEqual(['Full Name', 'Email', 'Phone', 'Message']);
  expect(getTexts(page, 'form button')).toEqual(['Send']);
  for (const line of academy.addressLines) expect(getText(page)).toContain(line);
  const hrefs = getAttributes(page, 'a', 'href');
  for (const href of [`mailto:${academy.email}`, academy.phoneHref]) expect(hrefs).toContain(href);
  for (const { name, handle, href } of socialLinks) {
    const item = partWith(page, 'dl li', `${name}: ${handle}`);
    expect(getAttributes(item, 'a', 'href')).toEqual(href ? [href] : []);
  }
  const map = partWith(page, 'a', contact.map.openLink).getAttribute('href');
  expect(map).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
});

test('section 2: the enrolment form has three steps', () => {
  const page = main(paths.enrolment(3));
  expect(getTexts(page, 'nav button')).toEqual([
    expect.stringMatching(/Personal Info$/),
    expect.stringMatching(/Course Info$/),
    expect.stringMatching(/Confirmation$/),
  ]);
  expect(getAttributes(page, 'nav button', 'aria-current')).toEqual(['step', '', '']);
  expect(getAttributes(page, 'input[type=email]', 'id')).toHaveLength(1);
});

test('section 2: Not Found has its title, and links to the home, courses and contact pages', () => {
  for (const path of [notFoundPath, '/Inroll']) {
    expect(getTexts(main(path), 'h1')).toEqual(['Page not found']);
  }
  expect(listLinks(main(notFoundPath), 'a').slice(0, 3)).toEqual([
    ['Home', '/'],
    ['All courses', '/Courses'],
    ['Contact Us', '/ContactUs'],
  ]);
});
