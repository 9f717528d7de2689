import type { Locator } from './locator';
import { labelSelector, roleSelector, textSelector } from './selectors';

/** Where something can be looked for: a page, or a part of one. */
export abstract class Finder {
  abstract locator(selector: string): Locator;

  getByRole = (...args: Parameters<typeof roleSelector>) => this.locator(roleSelector(...args));
  getByLabel = (...args: Parameters<typeof labelSelector>) => this.locator(labelSelector(...args));
  getByText = (...args: Parameters<typeof textSelector>) => this.locator(textSelector(...args));
}
