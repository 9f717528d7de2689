import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { SiteLanguage } from '../content/languages.ts';
import { languageTags, parseSiteLanguage } from '../site/languages.ts';

/** Folder of the words in the code's imports. An import map replaces it with the language's. */
export const importedFolder = 'words/page/';

export const environmentLanguage = (environment: string): SiteLanguage =>
  parseSiteLanguage(environment) ?? 'en';

/** The environments that build pages, one for each language. English has Vite's own environment. */
export const pageEnvironments: readonly string[] = languageTags.map((language) =>
  language === 'en' ? 'client' : language,
);

const alias = '#words/';

/** Suffix that marks the words' own copy of a module with facts. */
const copy = '?words';

const copiesFacts = (importer: string, source: string): boolean =>
  importer.endsWith(copy) ||
  (/\/src\/content\/[a-z]{2}\/[^/]+$/.test(importer) && /^\.\.\/[^/]+$/.test(source));

/** Resolves `#words/home` to `src/content/ar/home.ts` in the Arabic pages. */
export function wordsIn(languageIn: (environment: string) => SiteLanguage): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith(alias)) return null;
      const { config, name } = this.environment;
      const file = `src/content/${languageIn(name)}/${source.slice(alias.length)}.ts`;
      return this.resolve(join(config.root, file), importer, { skipSelf: true });
    },
  };
}

/** Keeps the code's files the same in all languages, and moves the words into folders. */
export function pageWords(): Plugin {
  let codeFiles: string | undefined;
  return {
    name: 'page-words',
    // Run before Vite's own resolution.
    enforce: 'pre',

    // Words contain their own copies of the facts that they name. Otherwise, the code's files would
    // depend on which facts a language's words use.
    async resolveId(source, importer) {
      if (this.environment.mode !== 'build' || !importer || !copiesFacts(importer, source))
        return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}${copy}`;
    },

    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!pageEnvironments.includes(this.environment.name)) return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const code = chunks.flatMap((chunk) => (isWords(chunk) ? [] : chunk.fileName)).toSorted();
        const names = code.join('\n');
        codeFiles ??= names;
        if (names !== codeFiles) {
          this.error(
            `Code differs between languages. Does a component contain words?\n${codeFiles}\n---\n${names}`,
          );
        }
        moveWords(chunks, environmentLanguage(this.environment.name));
      },
    },
  };
}

const isWords = ({ fileName }: Rolldown.OutputChunk) => fileName.startsWith('words/');

/** Moves the words into a folder that is named after their content. */
function moveWords(chunks: readonly Rolldown.OutputChunk[], language: SiteLanguage): void {
  const words = chunks.filter(isWords).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const hash = createHash('sha256');
  for (const { code } of words) hash.update(code);
  const folder = `words/${language}-${hash.digest('base64url').slice(0, 8)}/`;
  for (const chunk of words) chunk.fileName = chunk.fileName.replace(importedFolder, folder);
}

/** @throws {Error} if the build has no words */
export function wordsFolder(chunks: readonly Rolldown.OutputChunk[]): string {
  const folder = /^words\/[^/]*\//.exec(chunks.find(isWords)?.fileName ?? '')?.[0];
  if (!folder) throw new Error('The build has no words.');
  return folder;
}
