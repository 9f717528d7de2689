import type { Course as CourseData, Offer, Thing, WithContext } from 'schema-dts';
import { aboutAcademy } from '#words/academy';
import { fullTitles, languageNames } from '#words/course-titles';
import { language } from '#words/language';
import { unitNames } from '#words/offering-texts';
import { periodNames } from '#words/periods';
import { academy, socialLinks } from '../content/academy';
import type { Course } from '../content/course';
import { siteLanguages } from '../content/languages';
import { currency, type Offering, offerings, teachingIn, vipHourFee } from '../content/offerings';
import { paths } from '../content/paths';
import { periods } from '../content/periods';
import { publicAddress } from './page-language';
import { socialPicture } from './social-picture';

export type StructuredData = WithContext<Thing>;

const provider = {
  '@type': 'EducationalOrganization',
  name: academy.name,
  url: academy.origin,
} as const;

export const organizationData: StructuredData = {
  '@context': 'https://schema.org',
  ...provider,
  description: aboutAcademy.description,
  slogan: aboutAcademy.tagline,
  logo: `${academy.origin}/icon.svg`,
  email: academy.email,
  telephone: academy.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: academy.addressLines.slice(0, -2).join(', '),
    addressLocality: academy.city,
    addressCountry: academy.country,
  },
  sameAs: socialLinks.flatMap(({ href }) => (href === null ? [] : [href])),
};

/**
 * Builds the data that search engines require to show fees. It names no start dates, because
 * search engines keep it until long after they have passed.
 */
export function courseData(course: Course): WithContext<CourseData> {
  const offering = offerings[course.id];
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: fullTitles[course.id],
    description: course.metaDescription,
    url: publicAddress(paths.courseDetails(course.id)),
    inLanguage: siteLanguages[language].lang,
    image: academy.origin + socialPicture(paths.courseDetails(course.id)),
    about: languageNames[course.language],
    coursePrerequisites: course.prerequisites,
    educationalLevel: course.levelsOffered,
    provider,
    offers: buildOffers(offering),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: offering.mode,
      courseWorkload: `PT${workload(offering)}H`,
      location: [...academy.addressLines].join(', '),
    },
  };
}

/** Returns the hours in the shortest booking: one month, one week of a camp, or one hour. */
function workload(offering: Offering): number {
  if (offering.hoursAWeek === null) return 1;
  return offering.inHolidays ? offering.hoursAWeek : teachingIn(offering, '1M').hours;
}

function buildOffers({ fee }: Offering): Offer[] {
  switch (fee.kind) {
    case 'by-period':
      return periods.map((period) => buildOffer(periodNames[period], fee.ringgit[period]));
    case 'by-hour':
      return [buildOffer(unitNames.hour, vipHourFee)];
    case 'by-week':
      return [buildOffer(unitNames.week, fee.ringgit)];
  }
}

const buildOffer = (name: string, price: number): Offer => ({
  '@type': 'Offer',
  category: 'Paid',
  name,
  price,
  priceCurrency: currency,
});
