import { laterState, replies } from '#words/replies';

interface Words {
  readonly title: string;
  readonly text: string;
}

/**
 * Returns the words for a request's state. A newer server may send a state unknown to this version.
 */
export const wordsForState = (state: string): Words =>
  new Map<string, Words>(Object.entries(replies.states)).get(state) ?? laterState;
