import type { Course as CourseData, Offer, WithContext } from 'schema-dts';
import { academy } from '../content/academy';
import type { Course } from '../content/course';
import { fullTitles, languageNames } from '#words/course-titles';
import { language } from '#words/language';
import { siteLanguages } from '../content/languages';
import { unitNames } from '#words/offering-texts';
import { currency, type Offering, offerings, vipHourFee } from '../content/offerings';
import { paths } from '../content/paths';
import { periodNames } from '#words/periods';
import { periods } from '../content/periods';
import { socialPicture } from './social-picture';
import { publicAddress } from './page-language';
import { provider } from './structured-data';

/**
 * Builds the data that search engines require to show fees. It names no start dates, because
 * search engines keep it until long after they have passed.
 */
export function courseData(course: Course): WithContext<CourseData> {
  const offering = offerings[course.id];
  const { mode, hoursAWeek, inHolidays } = offering;
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
      courseMode: mode,
      // The workload of the shortest booking: one month, one week of a camp, or one hour.
      courseWorkload:
        hoursAWeek === null ? 'PT1H' : `PT${(inHolidays ? 1 : weeksAMonth) * hoursAWeek}H`,
      location: [...academy.addressLines].join(', '),
    },
  };
}

const weeksAMonth = 4;

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
