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
import { courses, coursesOf } from '../../src/site/courses';
import { attributesOf, builtPage, linksOf, partWith, textsOf, wordsOf } from './support/built-page';

/** Tests each page's content as it is before any script runs, or without JavaScript. */

const main = (path: string) => partWith(builtPage(path), 'main', '');
const region = (path: string, title: string) => partWith(main(path), 'section', title);
const teasers = (path: string) =>
  main(path)
    .querySelectorAll('article')
    .filter((article) => wordsOf(article).includes('Enroll Now'));

/** Expects the cards of these courses, complete and in order. */
function expectCards(path: string, shown: readonly Course[]) {
  const cards = teasers(path);
  expect(cards.flatMap((card) => textsOf(card, 'h3'))).toEqual(shown.map(({ title }) => title));
  for (const [index, { id, description, image, imageAlt, span1, span2 }] of shown.entries()) {
    const card = partWith(cards[index] ?? main(path), '*', '');
    expect(attributesOf(card, 'img', 'src')).toEqual([`/courses/${image}`]);
    expect(attributesOf(card, 'img', 'alt')).toEqual([imageAlt]);
    expect(textsOf(card, 'li')).toEqual([span1, span2]);
    const offering = offerings[id];
    const facts = `${coursePage.factsLine(offering)} ${coursePage.nextStart(dayText(offering.startDates[0] ?? ''))}`;
    expect(textsOf(card, 'p')).toEqual([description, facts.replaceAll('\u00A0', ' ')]);
    expect(attributesOf(card, 'a', 'href')).toEqual([paths.enrolment(id), paths.courseDetails(id)]);
    expect(textsOf(card, 'a')).toEqual([
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
  expect(wordsOf(home)).toContain('Master Languages, Connect Globally');
  expect(textsOf(home, 'h2').filter((title) => title !== 'Chat With US')).toEqual([
    'Trusted International Accreditations',
    'What Makes Us Different',
    'Discover the Right Course for You',
    'Real Experiences, Real Results',
    "Let's Talk!",
  ]);
  const accreditations = region('/', 'Trusted International Accreditations');
  expect(accreditations.querySelectorAll('li')).toHaveLength(5);
  expect(region('/', 'What Makes Us Different').querySelectorAll('h3')).toHaveLength(2);
  expectCards('/', coursesOf('English'));
  // These texts are quoted from section 3.
  expect(textsOf(teasers('/')[0] ?? home, 'li')).toEqual(['Flexibility in timing', '7 14 years']);
  expect(textsOf(teasers('/')[1] ?? home, 'li')).toEqual(['IELTS', 'TOEFL']);
  expect(wordsOf(home)).toMatch(/Start your journey today\./);
  expect(linksOf(home, 'a')).toEqual(
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
  expect(textsOf(about, 'h2')).toEqual([
    'Chat With US',
    'Our Story:',
    'What Drives Us',
    'Trusted International Accreditations',
    'Meet our team',
  ]);
  expect(textsOf(region('/AboutUs', 'What Drives Us'), 'h3')).toEqual([
    'Our vision',
    'Our mission',
  ]);
  const cards = about.querySelectorAll('article');
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    const [name, role, bio] = textsOf(card, 'h3, p');
    for (const text of [name, role, bio]) expect(text).toMatch(/\w{3}/);
  }
  expect(wordsOf(about)).toContain('English Teacher');
  // Section 4: the fourth card is active initially.
  expectSlider('/AboutUs', labels.teamSlider, 6, 3);
});

test('section 2: Courses has all courses, and shows the English ones by default', () => {
  const page = main('/Courses');
  expectCards('/Courses', courses);
  expect(textsOf(page, '[role=tab]')).toEqual(['English', 'Mandarin']);
  expect(attributesOf(page, '[role=tab]', 'aria-selected')).toEqual(['true', 'false']);
  const panels = page.querySelectorAll('[role=tabpanel]');
  expect(panels.map((panel) => panel.hasAttribute('hidden'))).toEqual([false, true]);
  expect(textsOf(panels[1] ?? page, 'h3')).toEqual(coursesOf('Mandarin').map(({ title }) => title));
  // Without a button, the list has neither title nor subtitle.
  expect(wordsOf(page)).not.toContain('Discover the Right Course for You');
  expect(wordsOf(page)).not.toContain('Explore More Courses');
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
      expect(wordsOf(page)).toContain(words);
    }
    expect(textsOf(page, '#levels li')).toEqual(course.levels);
    expect(attributesOf(page, 'img', 'alt')).toContain(labels.portraitOf(course.educator.name));

    const titles = [
      'Course Overview',
      'Prerequisites',
      'Program Highlights',
      'Levels Offered',
      'Meet Our Educator',
    ];
    expect(textsOf(page, `nav[aria-label="${coursePage.menuLabel}"] a`)).toEqual(titles);
    expect(textsOf(page, 'h3')).toEqual([courseFacts.title, ...titles]);
    // The hero and the end of the page each link to the form.
    const enrolment = paths.enrolment(course.id);
    expect(attributesOf(page, `a[href="${enrolment}"]`, 'href')).toEqual([enrolment, enrolment]);

    const others = coursesOf(course.language).filter(({ id }) => id !== course.id);
    expect(linksOf(main(path), 'nav[aria-labelledby=more-courses-title] a')).toEqual(
      others.map(({ id, title }) => [title, paths.courseDetails(id)]),
    );
  });

  test.each(courses)(
    'the WhatsApp links on the page and the form for course $id name the course',
    (course) => {
      for (const path of [paths.courseDetails(course.id), paths.enrolment(course.id)]) {
        const [chat = ''] = attributesOf(main(path), '[aria-label*=WhatsApp]', 'href');
        expect(new URL(chat).searchParams.get('text')).toContain(course.title);
      }
    },
  );
});

test('section 2: Help Center has five tabs, and lists the documents for both visas', () => {
  const page = main('/HelpCenter');
  expect(wordsOf(page)).toContain(help.heroIntro);
  expect(textsOf(page, '[role=tab]')).toEqual([
    'Studying In Malaysia',
    'How To Apply',
    'VISA',
    'Acomodation',
    'Certificate',
  ]);
  // The contact form follows the tabs.
  expect(wordsOf(page).indexOf('VISA')).toBeLessThan(wordsOf(page).indexOf("Let's Talk!"));

  const [apply, visa] = ['how-to-apply', 'visa'].map((id) =>
    partWith(page, `[role=tabpanel][id$="-panel-${id}"]`, ''),
  );
  const documents = apply?.querySelectorAll('ul').map((list) => textsOf(list, 'li').join('; '));
  expect(documents).toEqual([
    'Two passport photos on a white background; An application form; A health declaration form; High school and latest academic certificates; Scans of all passport pages, with at least 1 year of validity; Proof of payment',
    'One photo; An application form; Proof of payment',
  ]);
  expect(textsOf(apply ?? page, 'h3')).toEqual([
    'Longer than 6 Months',
    'Visitor Visa: Shorter than 6 Months',
  ]);
  for (const words of [
    /6 months or more need a student visa/,
    /passport that is valid for at least 6 months/,
    /digital arrival card/i,
  ]) {
    expect(wordsOf(visa ?? page)).toMatch(words);
  }
  const [chat = '', mail = ''] = attributesOf(
    visa ?? page,
    'a[href^=http], a[href^=mailto]',
    'href',
  );
  expect(new URL(chat).searchParams.get('text')).toBe(help.visa.invite.message);
  expect(new URL(mail).searchParams.get('body')).toMatch(/nationality.*\r\n.*duration/);
});

test('section 2: Contact Us has a form, an address, social media handles and a map', () => {
  const page = main('/ContactUs');
  expect(wordsOf(page)).toContain('Feel free to drop your message');
  expect(textsOf(page, 'form label')).toEqual(['Full Name', 'Email', 'Phone', 'Message']);
  expect(textsOf(page, 'form button')).toEqual(['Send']);
  for (const line of academy.addressLines) expect(wordsOf(page)).toContain(line);
  const hrefs = attributesOf(page, 'a', 'href');
  for (const href of [`mailto:${academy.email}`, academy.phoneHref]) expect(hrefs).toContain(href);
  for (const { name, handle, href } of socialLinks) {
    const item = partWith(page, 'dl li', `${name}: ${handle}`);
    expect(attributesOf(item, 'a', 'href')).toEqual(href ? [href] : []);
  }
  const map = partWith(page, 'a', contact.map.openLink).getAttribute('href');
  expect(map).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
});

test('section 2: the enrolment form has three steps', () => {
  const page = main(paths.enrolment(3));
  expect(textsOf(page, 'nav button')).toEqual([
    expect.stringMatching(/Personal Info$/),
    expect.stringMatching(/Course Info$/),
    expect.stringMatching(/Confirmation$/),
  ]);
  expect(attributesOf(page, 'nav button', 'aria-current')).toEqual(['step', '', '']);
  expect(attributesOf(page, 'input[type=email]', 'id')).toHaveLength(1);
});

test('section 2: Not Found has its title, and links to the home, courses and contact pages', () => {
  for (const path of [notFoundPath, '/Inroll']) {
    expect(textsOf(main(path), 'h1')).toEqual(['Page not found']);
  }
  expect(linksOf(main(notFoundPath), 'a').slice(0, 3)).toEqual([
    ['Home', '/'],
    ['All courses', '/Courses'],
    ['Contact Us', '/ContactUs'],
  ]);
});
