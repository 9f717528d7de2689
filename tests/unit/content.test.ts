import { describe, expect, test } from 'vitest';
import { about } from '../../src/content/about';
import { academy, socialLinks, whatsappLink } from '../../src/content/academy';
import { accreditations } from '../../src/content/accreditations';
import { resolveAddress, screenPaths } from '../../src/content/addresses';
import { catalogue } from '../../src/content/catalogue';
import { contact } from '../../src/content/contact';
import { coursePage } from '../../src/content/course-page';
import { courses } from '../../src/content/courses';
import { footer } from '../../src/content/footer';
import { help } from '../../src/content/help';
import { home } from '../../src/content/home';
import { navigation } from '../../src/content/navigation';
import { courseHead, enrolmentHead, pageHead } from '../../src/content/pages';
import { team } from '../../src/content/team';
import { testimonials } from '../../src/content/testimonials';

const arabic = /^[\p{Script=Arabic}\p{M}\p{P}\s]+$/u;

describe('section 1: how the academy presents itself', () => {
  const presentation = JSON.stringify([home, about, accreditations, academy]);

  test.each([
    academy.tagline,
    'accredited by international exam and certification bodies for English and Chinese',
    'lexible schedules',
    'ultilingual instructors',
    'ffordable programmes',
    'children, students and professionals',
    'one-to-one learners',
    'students from abroad',
    'Malay, Arabic and French',
  ])('section 1: it says “%s”', (words) => {
    expect(presentation).toContain(words);
  });
});

describe('section 2: words quoted letter by letter', () => {
  test.each([
    ['tagline', home.tagline, 'Master Languages, Connect Globally'],
    ['home title', home.title, academy.name],
    ['contact button', home.contactButton, 'Contact Us'],
    ['courses button', home.coursesButton, 'Explore Our Courses'],
    ['accreditations', accreditations.title, 'Trusted International Accreditations'],
    ['differences', home.differences.title, 'What Makes Us Different'],
    ['course cards', home.courseSection.title, 'Discover the Right Course for You'],
    ['course cards button', home.courseSection.button, 'Explore More Courses'],
    ['testimonials', testimonials.title, 'Real Experiences, Real Results'],
    ['contact form', contact.form.title, "Let's Talk!"],
    ['contact form subtitle', contact.form.subtitle, 'Feel free to drop your message'],
    ['name field', contact.form.fullName, 'Full Name'],
    ['send button', contact.form.send, 'Send'],
    ['chat box', contact.chatTitle, 'Chat With US'],
    ['about hero', about.heroTitle, 'Building Futures Through Education'],
    ['story', about.story.title, 'Our Story:'],
    ['drives', about.drives.title, 'What Drives Us'],
    ['team', team.title, 'Meet our team'],
    ['catalogue hero', catalogue.heroTitle, 'Discover Our Language courses'],
    ['help hero', help.heroTitle, 'You Need a Help / For Get Here'],
    ['contact hero', contact.heroTitle, "There Something in you Mind / Feel Free and Let's Talk"],
    ['course details', coursePage.areaTitle, 'Course Details'],
    ['enrol button', coursePage.enrol, 'Enroll Now'],
    ['see more button', coursePage.seeMore, 'See More'],
  ])('section 2: %s', (_what, actual, expected) => {
    expect(actual).toBe(expected);
  });

  test('section 2: the subtitle of the course cards ends with the invitation', () => {
    expect(home.courseSection.subtitle).toMatch(/Start your journey today\.$/);
  });

  test('section 2: the navigation has five links in this order', () => {
    expect(navigation.links.map(({ label }) => label)).toEqual([
      'Home',
      'About Us',
      'Courses',
      'Help Center',
      'Contact Us',
    ]);
    expect(navigation.links.map(({ href }) => href)).toEqual(screenPaths);
  });

  test('section 2: the quick links of the footer keep their addresses, and all of them lead somewhere', () => {
    const hrefs = footer.quickLinks.map(({ href }) => href);
    expect(hrefs).toEqual(['/', '/about', '/courses', '/admissions', '/contact']);
    for (const href of hrefs) expect(resolveAddress(href).kind).not.toBe('not-found');
  });

  test('section 2: the copyright line names the year and the academy', () => {
    expect(footer.copyright(2026)).toBe('© 2026 Jambatan Language Academy. All rights reserved.');
  });

  test('section 2: the Help Center has five tabs with these labels', () => {
    expect(help.tabs.map(({ label }) => label)).toEqual([
      'Studying In Malaysia',
      'How To Apply',
      'VISA',
      'Acomodation',
      'Certificate',
    ]);
  });

  test('section 2: the details page has five sections with these titles', () => {
    expect(coursePage.sections.map(({ title }) => title)).toEqual([
      'Course Overview',
      'Prerequisites',
      'Program Highlights',
      'Levels Offered',
      'Meet Our Educator',
    ]);
  });

  test('section 2: there are five accreditations, five testimonials and six team members', () => {
    expect(accreditations.items).toHaveLength(5);
    expect(testimonials.items).toHaveLength(5);
    expect(team.members).toHaveLength(6);
    expect(team.members.map(({ role }) => role)).toContain('English Teacher');
  });

  test('section 2: testimonials, team and educators are marked as samples', () => {
    expect(testimonials.note).toMatch(/sample/i);
    expect(team.note).toMatch(/sample/i);
    expect(coursePage.educatorNote).toMatch(/sample/i);
  });

  test('section 2: the chat box has a messaging app, a chat app, two social networks and a short-video network', () => {
    expect(socialLinks.map(({ id }) => id)).toEqual([
      'whatsapp',
      'wechat',
      'facebook',
      'instagram',
      'tiktok',
    ]);
  });

  test('section 2: only WeChat has no web link', () => {
    const withoutLink = socialLinks.filter(({ href }) => href === null);
    expect(withoutLink.map(({ id }) => id)).toEqual(['wechat']);
  });

  test('section 2: a WhatsApp link carries its text encoded', () => {
    expect(whatsappLink('HSK & you?')).toBe(
      `https://wa.me/${academy.whatsappNumber}?text=HSK%20%26%20you%3F`,
    );
  });

  test('section 2: the label and the congratulation of the enrolled state are Arabic', () => {
    expect(coursePage.enrolled.label).toMatch(arabic);
    expect(coursePage.enrolled.congratulation).toMatch(arabic);
  });
});

describe('section 2: documents to apply with', () => {
  const [student, visitor] = help.apply.lists;

  test('section 2: there are two lists, for a student visa and for a visitor visa', () => {
    expect(help.apply.lists).toHaveLength(2);
    expect(student.title).toBe('Longer than 6 Months');
    expect(student.note).toContain('student visa');
    expect(visitor.title).toBe('Visitor Visa: Shorter than 6 Months');
  });

  test('section 2: the documents for a student visa', () => {
    expect(student.documents).toEqual([
      'Two passport photos on a white background',
      'An application form',
      'A health declaration form',
      'High school and latest academic certificates',
      'Scans of all passport pages, with at least 1 year of validity',
      'Proof of payment',
    ]);
  });

  test('section 2: the documents for a visitor visa', () => {
    expect(visitor.documents).toEqual(['One photo', 'An application form', 'Proof of payment']);
  });
});

describe('section 4: the certificate search', () => {
  test('section 4: the hint shows the number that it finds', () => {
    expect(help.certificate.hint).toContain(academy.certificateNumber);
    expect(academy.certificateNumber).toBe(academy.certificateNumber.trim());
  });
});

describe('section 2: what search engines read', () => {
  const heads = [
    ...Object.entries(pageHead).map(([page, head]) => ({ page, ...head })),
    ...courses.map((course) => ({ page: `details of course ${course.id}`, ...courseHead(course) })),
    ...courses.map((course) => ({ page: `enrolment ${course.id}`, ...enrolmentHead(course) })),
  ];

  test.each(heads)('section 2: title and description of $page are short enough', (head) => {
    expect(head.title.length).toBeGreaterThan(10);
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeGreaterThan(50);
    expect(head.description.length).toBeLessThanOrEqual(155);
  });

  test('section 2: no two pages share a title or a description', () => {
    expect(heads).toHaveLength(27);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });
});
