import { useEffect, useState } from 'react';
import { officePage } from '../content/office-page';
import { callApi, type Failure, type Result } from './api';
import { type PasskeyEntry, passkeyNameSchema, type SignedIn } from './contract';
import { addPasskey, signalUnknown, signIn } from './passkeys';

const words = officePage.passkeys;

/** Failures after which the server's list of passkeys may differ from the page's. */
const mayHaveChanged: ReadonlySet<Failure['kind']> = new Set([
  'refused',
  'no-answer',
  'busy',
  'passkey-known',
]);

type PasskeysView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'shown'; readonly passkeys: readonly PasskeyEntry[] };

type Outcome =
  | { readonly kind: 'none' | 'busy' }
  | { readonly kind: 'done'; readonly note: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

export function usePasskeys(isSignedIn: boolean, onSignedIn: (me: SignedIn) => void) {
  const [view, setView] = useState<PasskeysView>({ kind: 'loading' });
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [round, setRound] = useState(0);
  const reload = () => {
    setView((now) => (now.kind === 'failed' ? { kind: 'loading' } : now));
    setRound((last) => last + 1);
  };
  const show = (passkeys: readonly PasskeyEntry[]) => setView({ kind: 'shown', passkeys });

  useEffect(() => {
    if (!isSignedIn) return;
    let isLatest = true;
    async function load() {
      const result = await callApi<PasskeyEntry[]>('GET', 'passkeys');
      if (!isLatest) return;
      if (result.ok) show(result.value);
      else setView({ kind: 'failed', failure: result.failure });
    }
    void load();
    return () => {
      isLatest = false;
    };
  }, [isSignedIn, round]);

  async function attempt<Value>(
    work: () => Promise<Result<Value>>,
    onDone: (value: Value) => string,
  ): Promise<boolean> {
    if (outcome.kind === 'busy') return false;
    setOutcome({ kind: 'busy' });
    const result = await work();
    if (result.ok) setOutcome({ kind: 'done', note: onDone(result.value) });
    // The sign-in form is shown instead.
    else if (result.failure.kind === 'signed-out') setOutcome({ kind: 'none' });
    else setOutcome({ kind: 'failed', failure: result.failure });
    // Another device may have changed the list, or only the response was lost.
    if (!result.ok && mayHaveChanged.has(result.failure.kind)) reload();
    return result.ok;
  }

  return {
    view,
    outcome,
    reload,
    confirm: () =>
      attempt(
        () => signIn(),
        (me) => {
          onSignedIn(me);
          // The person may have used another passkey than before.
          reload();
          return words.notes.confirmed;
        },
      ),
    add: () =>
      attempt(addPasskey, (passkeys) => {
        show(passkeys);
        return words.notes.added(passkeys.at(-1)?.name ?? '');
      }),
    rename: (id: string, name: string) =>
      attempt(
        () => callApi<PasskeyEntry[]>('PATCH', passkeyPath(id), { name }),
        (passkeys) => {
          show(passkeys);
          return words.notes.renamed;
        },
      ),
    remove: (passkey: PasskeyEntry) =>
      attempt(
        () => callApi('DELETE', passkeyPath(passkey.id)),
        () => {
          signalUnknown(passkey.id);
          // This has ended the session. Load a new page, so that no data stays in memory.
          if (passkey.isCurrent) location.assign('/office');
          else reload();
          return words.notes.removed(passkey.name);
        },
      ),
  };
}

const passkeyPath = (id: string) => `passkeys/${encodeURIComponent(id)}`;

/** Removes invisible characters from a typed name. Returns undefined if nothing visible is left. */
export function readName(typed: string): string | undefined {
  return passkeyNameSchema.safeParse(typed.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')).data;
}
