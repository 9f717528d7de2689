import type { Page } from '@playwright/test';
import type { DeployedSite } from '../browser/support/release';

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
  readonly inWindow?: true;
  /** Console messages that the screen causes. */
  readonly console?: RegExp;
}

/** Creates screens from a table of names and functions that open them. */
export const screens = (table: Readonly<Record<string, Open>>, kind: Kind = {}): Screen[] =>
  Object.entries(table).map(([name, open]) => ({ name, open, ...kind }));

/** A screen of an installed site, to which a new version can be deployed. */
export interface InstalledScreen extends Omit<Screen, 'open'> {
  readonly open: (page: Page, site: DeployedSite) => Promise<unknown>;
}
