import { academy } from '../academy';
import { aboutAcademy } from './academy';
import type { Course } from '../course';
import { fullTitles } from './course-titles';

/** Metadata of a page for search engines and link previews. */
interface Head {
  /** At most 60 characters. */
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
}

export const pageHead = {
  home: {
    title: `${academy.name}: English and Mandarin in KL`,
    description:
      'Learn English or Mandarin in Kuala Lumpur: courses for children, students and professionals, with flexible hours, affordable fees and international exams.',
  },
  about: {
    title: `About Us | ${academy.name}`,
    description:
      'Why a language academy is named after a bridge: our story, our vision and mission, our accreditations and the people who will teach you.',
  },
  courses: {
    title: `English and Mandarin Courses | ${academy.name}`,
    description:
      'Compare ten courses: English for kids, exams and business; Mandarin for HSK, YCT and BCT; and holiday camps and one-to-one VIP lessons in both languages.',
  },
  help: {
    title: `Help Center | ${academy.name}`,
    description:
      'How to apply from abroad, which documents and visa you need, where to live in Kuala Lumpur, and how to check a certificate.',
  },
  contact: {
    title: `Contact Us | ${academy.name}`,
    description: `Write, call or chat with ${academy.name} in Kuala Lumpur. Address, map, opening hours, WhatsApp, WeChat and a contact form.`,
  },
  requests: {
    title: `Your requests | ${academy.name}`,
    description:
      'Your enrolment requests: those waiting to be sent, and receipts. This list is stored only on your devices.',
  },
  legal: {
    title: `Privacy and terms | ${academy.name}`,
    description:
      'Our privacy notice, in English and Malay: what we keep about you, why, and how to have it deleted. Our terms: fees, payment and refunds.',
  },
  notFound: {
    title: `Page not found | ${academy.name}`,
    description:
      'This page does not exist. Go on to the home page, the courses or our contact page.',
  },
} as const satisfies Record<string, Head>;

export function courseHead(course: Course): Head {
  return {
    title: `${fullTitles[course.id]} | ${academy.shortName}`,
    description: course.metaDescription,
  };
}

export function enrolmentHead(course: Course): Head {
  const title = fullTitles[course.id];
  return {
    title: `Enrol: ${title} | ${academy.shortName}`,
    description: `Ask for a place on the course ‘${title}’ at ${academy.name}, ${aboutAcademy.city}: three short steps, no account.`,
  };
}
