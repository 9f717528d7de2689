/** The environment variables that a program was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting can't be used; the message is a sentence for whoever starts the program. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  /** @param value null where it is a secret: the sentence lands on screens and in logs */
  constructor(settingName: string, value: string | null, expectation: string) {
    super(
      value === null
        ? `${settingName} can't be used: ${expectation}.`
        : `${settingName} is '${withoutPassword(value)}', but ${expectation}.`,
    );
  }
}

/** What a setting says; an empty one counts as unset. */
export function setting(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

/** @throws {ConfigError} when it is anything but a whole number within the bounds */
export function readWholeNumber(
  environment: Environment,
  name: string,
  { fallback, minimum, maximum }: { fallback: number; minimum: number; maximum: number },
): number {
  const text = setting(environment, name);
  if (text === undefined) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= minimum && value <= maximum)) {
    throw new ConfigError(name, text, `it has to be a whole number from ${minimum} to ${maximum}`);
  }
  return value;
}

/**
 * The items of a list that is separated by commas.
 *
 * @param check throws a {@link ConfigError} for an item that can't be used
 */
export function readList(
  environment: Environment,
  name: string,
  check: (item: string, name: string) => void,
): string[] {
  const items = (setting(environment, name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  for (const item of items) check(item, name);
  return items;
}

/** A value as it may be shown: an address without user and password. */
function withoutPassword(value: string): string {
  return value.replace(/\/\/.*@/, '//…@');
}
