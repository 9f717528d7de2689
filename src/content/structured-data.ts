import { academy, socialLinks } from './academy';
import { paths } from './addresses';
import type { Course } from './course';
import { faq } from './faq';
import { socialPicture } from './social-picture';

/** What schema.org's vocabulary says of something, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

const provider = {
  '@type': 'EducationalOrganization',
  name: academy.name,
  url: academy.origin,
} as const;

/** The academy, for search engines. */
export const organizationData: StructuredData = {
  '@context': 'https://schema.org',
  ...provider,
  description: academy.description,
  slogan: academy.tagline,
  logo: `${academy.origin}/icon.svg`,
  email: academy.email,
  telephone: academy.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: academy.addressLines.slice(0, -2).join(', '),
    addressLocality: academy.city,
    addressCountry: 'MY',
  },
  sameAs: socialLinks.flatMap(({ href }) => (href === null ? [] : [href])),
};

/** The questions of the Help Center, for search engines. */
export const questionsData: StructuredData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
};

/** A course, for search engines. */
export function courseData(course: Course): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.metaDescription,
    url: academy.origin + paths.courseDetails(course.id),
    image: academy.origin + socialPicture(paths.courseDetails(course.id)),
    about: course.language,
    coursePrerequisites: course.prerequisites,
    educationalLevel: course.levelsOffered,
    provider,
  };
}
