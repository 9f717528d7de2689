/** Playwright's selectors for what its locators are asked for, in the words of its own client. */

type Text = string | RegExp;

interface RoleOptions {
  readonly name?: Text;
  readonly exact?: boolean;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly includeHidden?: boolean;
  readonly level?: number;
  readonly pressed?: boolean;
  readonly selected?: boolean;
}

interface TextOptions {
  readonly exact?: boolean;
}

/** A text in a selector, to be found in full or as a part of another. */
function text(value: Text, exact = false): string {
  if (value instanceof RegExp) return String(value).replaceAll('>>', '\\>\\>');
  return JSON.stringify(value) + (exact ? 's' : 'i');
}

export function roleSelector(role: string, { name, exact, ...states }: RoleOptions = {}): string {
  const { includeHidden, ...others } = states;
  const conditions = [
    ...(includeHidden === undefined ? [] : [`include-hidden=${includeHidden}`]),
    ...Object.entries(others).map(([state, value]) => `${state}=${value}`),
    ...(name === undefined ? [] : [`name=${text(name, exact)}`]),
  ];
  return `internal:role=${role}${conditions.map((condition) => `[${condition}]`).join('')}`;
}

export const labelSelector = (value: Text, { exact }: TextOptions = {}) =>
  `internal:label=${text(value, exact)}`;

export const textSelector = (value: Text, { exact }: TextOptions = {}) =>
  `internal:text=${text(value, exact)}`;

interface FilterOptions {
  readonly hasText?: Text;
  readonly hasNotText?: Text;
  readonly has?: { readonly selector: string };
  readonly hasNot?: { readonly selector: string };
  readonly visible?: boolean;
}

/** What `filter` puts behind a selector. */
export function filterSelector(options: FilterOptions = {}): string {
  const { hasText, hasNotText, has, hasNot, visible } = options;
  return [
    hasText === undefined ? '' : ` >> internal:has-text=${text(hasText)}`,
    hasNotText === undefined ? '' : ` >> internal:has-not-text=${text(hasNotText)}`,
    has === undefined ? '' : ` >> internal:has=${JSON.stringify(has.selector)}`,
    hasNot === undefined ? '' : ` >> internal:has-not=${JSON.stringify(hasNot.selector)}`,
    visible === undefined ? '' : ` >> visible=${visible}`,
  ].join('');
}
