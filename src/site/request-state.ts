import { laterState, replies } from '#words/replies';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface StateWords {
  readonly replies: { readonly states: Readonly<Record<string, Words>> };
  readonly laterState: Words;
}

/**
 * Returns the words for a state, which a newer server may have added.
 *
 * @param words by default, those of the page's language
 */
export const wordsForState = (state: string, words: StateWords = { replies, laterState }): Words =>
  new Map(Object.entries(words.replies.states)).get(state) ?? words.laterState;

export type StateLook = 'plain' | 'good' | 'enrolled';

const looks: Readonly<Record<keyof typeof replies.states, StateLook>> = {
  received: 'good',
  contacted: 'good',
  'place-offered': 'good',
  'waiting-list': 'plain',
  enrolled: 'enrolled',
  closed: 'plain',
};

/** Returns the look of a request's state. A state unknown to this version may be bad news. */
export const lookOf = (state: string): StateLook =>
  new Map<string, StateLook>(Object.entries(looks)).get(state) ?? 'plain';
