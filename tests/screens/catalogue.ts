import { installing } from './install';
import { forgetting } from './forget';
import { outboxScreens } from './outbox';
import { pages } from './pages';
import { pageStates } from './page-states';
import { receipts } from './receipts';
import { requestList } from './request-list';
import { privacyScreens } from './privacy';
import type { Screen } from './screen';
import { submission } from './submission';
import { withoutScript } from './without-script';
import { wizard } from './wizard';

/** Every page of the site and every state of one, each once. */
export const catalogue: readonly Screen[] = [
  ...pages,
  ...pageStates,
  ...wizard,
  ...submission,
  ...outboxScreens,
  ...requestList,
  ...installing,
  ...forgetting,
  ...receipts,
  ...privacyScreens,
  ...withoutScript,
];

/** @throws if there is none of this name */
export function screenNamed(name: string): Screen {
  const screen = catalogue.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`There is no screen '${name}'.`);
  return screen;
}
