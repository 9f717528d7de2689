import type { Page } from '@playwright/test';
import type { DeployedSite } from '../browser/support/release';

/** A page of the site in one of its states, as a visitor sees it. */
export interface Screen extends Kind {
  /** Names its tests and the folder of its pictures. */
  readonly name: string;
  /** Brings a new visitor there, and waits until it is to be seen. */
  readonly open: Open;
}

type Open = (page: Page) => Promise<unknown>;

/** What sets a screen apart from one that is shown whole and in every window. */
interface Kind {
  /** Shown on phones alone. */
  readonly onPhones?: true;
  /** What lies over the page or sticks to the window: only the window is photographed. */
  readonly inWindow?: true;
  /** What the console has to say about it. */
  readonly console?: RegExp;
}

/** The screens of a table, which holds by name how a visitor gets there. */
export const screens = (table: Readonly<Record<string, Open>>, kind: Kind = {}): Screen[] =>
  Object.entries(table).map(([name, open]) => ({ name, open, ...kind }));

/** A screen of a site whose service worker is allowed, and of which a new version can be made. */
export interface InstalledScreen extends Omit<Screen, 'open'> {
  readonly open: (page: Page, site: DeployedSite) => Promise<unknown>;
}
