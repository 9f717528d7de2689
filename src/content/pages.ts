import { academy } from './academy';
import type { Course } from './course';

/** What search engines and link previews show of a page. */
export interface Head {
  /** At most 60 characters. */
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
}

export const pageHead = {
  home: {
    title: 'Jambatan Language Academy: English and Mandarin in KL',
    description:
      'Learn English or Mandarin in Kuala Lumpur: accredited courses for children, students and professionals, with flexible hours and affordable fees.',
  },
  about: {
    title: 'About Us | Jambatan Language Academy',
    description:
      'Why a language academy is named after a bridge: our story, our vision and mission, our accreditations and the people who teach and advise you.',
  },
  courses: {
    title: 'English and Mandarin Courses | Jambatan Language Academy',
    description:
      'Compare ten courses: English for kids, exams, business and camps; Mandarin for HSK, YCT and BCT; and VIP lessons one to one in both languages.',
  },
  help: {
    title: 'Help Center | Jambatan Language Academy',
    description:
      'How to apply from abroad, which documents and visa you need, where to live in Kuala Lumpur, and how to check a certificate by its number.',
  },
  contact: {
    title: 'Contact Us | Jambatan Language Academy',
    description:
      'Write, call or chat with Jambatan Language Academy in Kuala Lumpur. Address, map, opening hours, WhatsApp, WeChat and a contact form.',
  },
  notFound: {
    title: 'Page not found | Jambatan Language Academy',
    description:
      'This page does not exist. Go on to the home page, the courses or our contact page.',
  },
} as const satisfies Record<'home' | 'about' | 'courses' | 'help' | 'contact' | 'notFound', Head>;

/** Head of a course's details page. */
export function courseHead(course: Course): Head {
  return {
    title: `${nameWithLanguage(course)} | ${academy.shortName}`,
    description: course.metaDescription,
  };
}

/** Head of a course's enrolment form. */
export function enrolmentHead(course: Course): Head {
  const name = nameWithLanguage(course);
  return {
    title: `Enroll: ${name} | ${academy.shortName}`,
    description: `Enrol in ${name} at ${academy.name}, ${academy.city}. Three short steps, no account, and we will contact you.`,
  };
}

/** Both languages have a camp, so a title that leaves its language out gets it in front. */
function nameWithLanguage({ title, language }: Course): string {
  return title.includes(language) ? title : `${language} ${title}`;
}
