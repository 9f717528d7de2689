import type { ReactNode } from 'react';
import { heroPictures } from '../../content/hero-pictures';
import { pageHead } from '#words/pages';
import { paths } from '../../content/paths';
import type { StructuredData as Data } from '../../site/structured-data';
import { PageHead, StructuredData } from './page-head';
import { PageHero, type PageHeroProps } from './page-hero';

interface PageProps extends PageHeroProps {
  readonly screen: 'home' | 'about' | 'courses' | 'help' | 'contact';
  readonly data?: Data;
  readonly children: ReactNode;
}

export function Page({ screen, data, children, ...hero }: PageProps) {
  return (
    <>
      <PageHead {...pageHead[screen]} path={paths[screen]} />
      {data && <StructuredData data={data} />}
      <PageHero {...hero} {...(!hero.scene && { picture: heroPictures[screen] })} />
      {children}
    </>
  );
}
