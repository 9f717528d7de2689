import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What the checks with axe build on: they open a screen once for both themes and both windows. */
const folder = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:css|tsx?)$/.test(name) && !/^(?:build|server)\//.test(name));

const theme = /prefers-color-scheme/;
const width = /innerWidth|outerWidth|screen\.width|\((?:min-|max-)?width/;

test('the themes are the same but for their colours and the weight of headings', () => {
  expect(naming(theme, files).toSorted()).toEqual([
    // It changes what is within pictures, in Safari.
    'app/start/dark-drawings.ts',
    'styles/tokens.css',
  ]);
  const [, inTheDark = ''] = textOf('styles/tokens.css').split(`(prefers-color-scheme: dark) {`);
  const declared = [...inTheDark.slice(0, inTheDark.indexOf('\n}')).matchAll(/([\w-]+):/g)];
  expect(declared.map(([, name]) => name)).toEqual(['--surface-ink', '--weight-heading']);
});

test('nothing but the styles asks for the width of the window', () => {
  const scripts = files.filter((name) => !name.endsWith('.css'));
  expect(naming(width, scripts)).toEqual([]);
});

function naming(pattern: RegExp, among: readonly string[]): string[] {
  return among.filter((name) => pattern.test(textOf(name)));
}

function textOf(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
