import { heroPictures } from '../../content/hero-pictures';
import { notFound } from '#words/not-found';
import { pageHead } from '#words/pages';
import { ButtonLink } from '../../ui/button';
import { PageHead } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';

export function NotFoundPage() {
  return (
    <>
      <PageHead {...pageHead.notFound} path={null} />
      <PageHero
        title={notFound.title}
        intro={notFound.text}
        picture={heroPictures.notFound}
        actions={notFound.links.map(({ label, href }, index) => (
          <ButtonLink key={href} to={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      />
    </>
  );
}
