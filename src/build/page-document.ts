import type { PageAssets } from './page-assets.ts';

interface PageDocument extends PageAssets {
  /** `index.html` as the build wrote it, with an empty `#root`. */
  readonly template: string;
  readonly path: string;
  /** What was rendered into `#root`, led by the elements that belong in the head. */
  readonly rendered: string;
}

const emptyRoot = '<div id="root"></div>';
const headElements = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/** Puts a rendered page into the document: its head data and files into the head. */
export function pageDocument({ template, path, rendered, styles, scripts }: PageDocument): string {
  if (!template.includes(emptyRoot)) throw new Error('index.html has no empty #root.');
  const [head = ''] = headElements.exec(rendered) ?? [];
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !template.includes(link.replace(/^.*href=/, '')));
  return template
    .replace('</head>', () => `${head}${links.join('')}</head>`)
    .replace(
      emptyRoot,
      () => `<div id="root" data-page="${path}">${rendered.slice(head.length)}</div>`,
    );
}
