import { useEffect, useState } from 'react';
import { catalogue } from '#words/catalogue';
import { languageNames } from '#words/course-titles';
import { type Language, languages } from '../../content/course-ids';
import { labels } from '#words/labels';
import { coursesInLanguage } from '../../site/courses';
import { Tabs } from '../../ui/tabs';
import { CourseList } from '../shared/course-list';
import { Page } from '../shared/page';
import { scrollToNamed, useHash, useIsOpening, useReplaceHash } from '../shared/use-hash';

const tabs = languages.map((language) => ({
  id: language,
  label: languageNames[language],
  panel: (
    <>
      <h2 className="visually-hidden">{labels.courseList(language)}</h2>
      <CourseList courses={coursesInLanguage(language)} />
    </>
  ),
}));

export function CoursesPage() {
  const [language, select] = useCatalogueTab();
  return (
    <Page screen="courses" title={catalogue.heroTitle} intro={catalogue.heroIntro}>
      <section className="section section--sunken">
        <div className="container" id={catalogue.cardsId}>
          <Tabs label={catalogue.tabsLabel} tabs={tabs} selected={language} onSelect={select} />
        </div>
      </section>
    </Page>
  );
}

const fragmentFor = (language: string) => language.toLowerCase();
const languageNamed = (fragment: string) =>
  languages.find((language) => fragmentFor(language) === fragment);

/**
 * Returns the open tab, which the address's fragment names (`#mandarin`), so that visitors who go
 * back return to it, and a function that opens a tab.
 */
function useCatalogueTab(): [Language, (language: string) => void] {
  const named = languageNamed(useHash());
  const replaceHash = useReplaceHash();
  // Only the first value counts, because opening a tab must not scroll.
  const [isOpening] = useState(useIsOpening());

  useEffect(() => {
    if (!languageNamed(location.hash.slice(1))) return;
    scrollToNamed(document.getElementById(catalogue.cardsId), isOpening);
  }, [isOpening]);

  return [named ?? 'English', (language) => replaceHash(fragmentFor(language))];
}
