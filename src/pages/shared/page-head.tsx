import { aboutAcademy } from '#words/academy';
import { language } from '#words/language';
import { academy } from '../../content/academy';
import { siteLanguages } from '../../content/languages';
import { socialPicture, socialPictureSize } from '../../site/social-picture';
import type { StructuredData as Data } from '../../site/structured-data';
import { languageTags } from '../../site/languages';
import { publicAddress } from '../../site/page-language';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The page's canonical path, or null if search engines must not index the page. */
  readonly path: string | null;
}

/** Title and metadata, which React moves into `<head>`. */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={aboutAcademy.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={publicAddress(path)} />
          {languageTags.map((tag) => (
            <link
              key={tag}
              rel="alternate"
              hrefLang={siteLanguages[tag].lang}
              href={publicAddress(path, tag)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={publicAddress(path, 'en')} />
          <meta property="og:locale" content={siteLanguages[language].openGraph} />
          <meta property="og:url" content={publicAddress(path)} />
          <meta property="og:image" content={academy.origin + socialPicture(path)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(socialPictureSize.width)} />
          <meta property="og:image:height" content={String(socialPictureSize.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** Facts about the page for search engines, as JSON-LD, which browsers don't execute. */
export function StructuredData({ data }: { readonly data: Data }) {
  // Escape '<', so that no text can close the script element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
