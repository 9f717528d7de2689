import type { StructuredData as Data } from '../../content/structured-data';

/** Facts about the page for search engines, as JSON-LD: data that no browser runs. */
export function StructuredData({ data }: { readonly data: Data }) {
  // A '<' in a text must not end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
