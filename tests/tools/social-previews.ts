import { about } from '#words/about';
import { aboutAcademy } from '#words/academy';
import { contact } from '#words/contact';
import { languages } from '../../src/content/course-ids';
import { coursePage } from '#words/course-page';
import { heroPictures } from '../../src/content/hero-pictures';
import { home } from '#words/home';
import { language as pageLanguage } from '#words/language';
import { legal } from '#words/legal';
import { navigation } from '#words/navigation';
import { type ScreenPath, paths } from '../../src/content/paths';
import { socialPreviewWords } from '#words/social-preview-words';
import { team } from '#words/team';
import { coursePoster } from '../../src/site/course-poster';
import { courses, coursesInLanguage } from '../../src/site/courses';
import { inLanguage } from '../../src/site/languages';

/** Content of a page's preview picture for shared links. */
export interface SocialPreview {
  /** The page's canonical path, with the language's prefix. */
  readonly path: string;
  /** Line above the title. */
  readonly kicker: string;
  readonly title: string;
  /** Line below the title, styled as a button. */
  readonly action?: string;
  /** Arrangement of the drawings: layers at the bottom, one in a window, or a row of arches. */
  readonly frame: 'foot' | 'window' | 'arcade';
  /** Addresses of the drawings on this site. */
  readonly drawings: readonly string[];
}

const screens: readonly SocialPreview[] = [
  {
    path: paths.home,
    kicker: aboutAcademy.tagline,
    title: aboutAcademy.name,
    frame: 'foot',
    drawings: [heroPictures.home.src, heroPictures.homeLetters.src],
  },
  {
    path: paths.about,
    kicker: linkName(paths.about),
    title: about.heroTitle,
    frame: 'arcade',
    drawings: team.members.map(({ image }) => `/portraits/${image}`),
  },
  {
    path: paths.courses,
    kicker: linkName(paths.courses),
    title: home.courseSection.title,
    frame: 'arcade',
    drawings: languages
      .flatMap((language) => coursesInLanguage(language).slice(0, 2))
      .map((course) => coursePoster(course).src),
  },
  {
    path: paths.help,
    kicker: linkName(paths.help),
    title: socialPreviewWords.help,
    frame: 'window',
    drawings: [heroPictures.help.src],
  },
  {
    path: paths.contact,
    kicker: linkName(paths.contact),
    title: contact.form.title,
    frame: 'window',
    drawings: [heroPictures.contact.src],
  },
  {
    path: paths.legal,
    kicker: aboutAcademy.name,
    title: legal.title,
    frame: 'window',
    drawings: [heroPictures.contact.src],
  },
];

const ofCourses = courses.flatMap((course): SocialPreview[] => {
  const { id, title, language } = course;
  const preview = {
    kicker: socialPreviewWords.course(language),
    title,
    frame: 'window',
    drawings: [coursePoster(course).src],
  } as const;
  return [
    { path: paths.courseDetails(id), ...preview },
    { path: paths.enrolment(id), ...preview, action: coursePage.enrol },
  ];
});

/** One preview for each of the 26 pages, in the language of the words. */
export const socialPreviews: readonly SocialPreview[] = [...screens, ...ofCourses].map((preview) =>
  Object.assign({}, preview, { path: inLanguage(pageLanguage, preview.path) }),
);

/** Returns a screen's label in the menu. */
function linkName(path: ScreenPath): string {
  const link = navigation.links.find(({ href }) => href === path);
  if (!link) throw new Error(`The menu has no link to ${path}`);
  return link.label;
}
