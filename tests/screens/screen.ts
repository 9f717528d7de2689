import type { Page } from '@playwright/test';
import type { DeployedSite } from '../browser/support/release';

/** A page of the site in one of its states, as a visitor sees it. */
export interface Screen {
  /** Names its tests and the folder of its pictures. */
  readonly name: string;
  /** Brings a new visitor there, and waits until it is to be seen. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Shown on phones alone. */
  readonly onPhones?: true;
  /** What lies over the page or sticks to the window: only the window is photographed. */
  readonly inWindow?: true;
  /** Rests on what a test can do in Playwright's Chromium alone. */
  readonly chromium?: true;
  /** Built of the parts of another screen: one to look at, with nothing new for axe to find. */
  readonly alike?: true;
  /** What the console has to say about it. */
  readonly console?: RegExp;
}

/** A screen of a site whose service worker is allowed, and of which a new version can be made. */
export interface InstalledScreen extends Omit<Screen, 'open'> {
  readonly open: (page: Page, site: DeployedSite) => Promise<unknown>;
}
