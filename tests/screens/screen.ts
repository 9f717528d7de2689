import type { Locator, Page } from '@playwright/test';
import { openWith } from '../browser/support/outbox-page';
import type { Deliverable } from '../../src/enrolment/core/record';

/** A page of the site in one of its states. */
export interface Screen extends Kind {
  /** Name of the screen's tests and of the folder for its screenshots. */
  readonly name: string;
  /** Opens the screen for a new visitor, and waits until it is visible. */
  readonly open: Open;
}

type Open = (page: Page) => Promise<unknown>;

/** Exceptions for a screen. By default, the whole page is captured in every viewport. */
interface Kind {
  /** Shown on phones only. */
  readonly onPhones?: true;
  /** Covers the page or sticks to the viewport, so only the viewport is captured. */
  readonly inWindow?: boolean;
  /** Console messages that the screen causes. */
  readonly console?: RegExp;
}

/** Creates screens from a table of names and functions that open them. */
export const screens = (table: Readonly<Record<string, Open>>, kind: Kind = {}): Screen[] =>
  Object.entries(table).map(([name, open]) => ({ name, open, ...kind }));

/**
 * Returns a function that opens a page on a device with these records, and waits for a text or an
 * element.
 */
export const at =
  (
    path: string,
    sign: string | ((page: Page) => Locator),
    records: () => readonly Deliverable[] = () => [],
  ): Open =>
  async (page) => {
    await openWith(page, path, ...records());
    await untilShown(page, sign);
  };

export const untilShown = (page: Page, sign: string | ((page: Page) => Locator)): Promise<void> => {
  const found = typeof sign === 'string' ? page.getByText(sign) : sign(page);
  return found.filter({ visible: true }).first().waitFor();
};

/** Finds an alert or another element by its role and a part of its text or name. */
export const alert = (hasText: string) => (page: Page) =>
  page.getByRole('alert').filter({ hasText });
export const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
export const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true });

export const press = (page: Page, name: string): Promise<void> => button(name)(page).click();
