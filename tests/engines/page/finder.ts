import type { Locator } from './locator';
import {
  altTextSelector,
  labelSelector,
  roleSelector,
  textSelector,
  titleSelector,
} from './selectors';

/** Where something can be looked for: a page, or a part of one. */
export abstract class Finder {
  abstract locator(selector: string): Locator;

  getByRole = (...args: Parameters<typeof roleSelector>) => this.locator(roleSelector(...args));
  getByLabel = (...args: Parameters<typeof labelSelector>) => this.locator(labelSelector(...args));
  getByText = (...args: Parameters<typeof textSelector>) => this.locator(textSelector(...args));
  getByTitle = (...args: Parameters<typeof titleSelector>) => this.locator(titleSelector(...args));
  getByAltText = (...args: Parameters<typeof altTextSelector>) =>
    this.locator(altTextSelector(...args));
}
