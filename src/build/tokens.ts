import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');

/** Returns the value of a colour in `tokens.css`, given its name, such as 'paper-100'. */
export function readColour(token: string): string {
  const [, value] = new RegExp(`--${token}: (#\\w+);`).exec(css) ?? [];
  if (!value) throw new Error(`tokens.css has no colour --${token}`);
  return value;
}
