import { createContext, useContext, useEffect, useState } from 'react';
import { callApi, type Failure, type Result } from './api';
import type { SignedIn } from './contract';

interface Session {
  readonly isSignedIn: boolean;
  readonly onSignedIn: (me: SignedIn) => void;
}

export const SessionContext = createContext<Session>({ isSignedIn: false, onSignedIn: () => {} });

export const useSession = () => useContext(SessionContext);

type View<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'shown'; readonly value: Value };

/** What a route returns, while somebody is signed in. */
export function useLoaded<Value>(path: string) {
  const { isSignedIn } = useSession();
  const [view, setView] = useState<View<Value>>({ kind: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!isSignedIn) return;
    let isLatest = true;
    async function load() {
      const result = await callApi<Value>('GET', path);
      if (!isLatest) return;
      if (result.ok) setView({ kind: 'shown', value: result.value });
      else setView({ kind: 'failed', failure: result.failure });
    }
    void load();
    return () => {
      isLatest = false;
    };
  }, [path, isSignedIn, round]);

  return {
    view,
    show: (value: Value) => setView({ kind: 'shown', value }),
    reload() {
      setView((now) => (now.kind === 'failed' ? { kind: 'loading' } : now));
      setRound((last) => last + 1);
    },
  };
}

interface Done {
  readonly note: string;
  /** Link of a certificate that was just issued. */
  readonly link?: string;
}

type Outcome =
  | { readonly kind: 'none' | 'busy' }
  | ({ readonly kind: 'done' } & Done)
  | { readonly kind: 'failed'; readonly failure: Failure };

/** @param onFailed called after a failure, because only the response may have been lost */
export function useAction(onFailed: () => void) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  /** Does nothing while another action is running. Resolves to true if this one was done. */
  async function attempt<Value>(
    work: () => Promise<Result<Value>>,
    onDone: (value: Value) => Done,
  ): Promise<boolean> {
    if (outcome.kind === 'busy') return false;
    setOutcome({ kind: 'busy' });
    const result = await work();
    if (result.ok) setOutcome({ kind: 'done', ...onDone(result.value) });
    // The sign-in form is shown instead.
    else if (result.failure.kind === 'signed-out') setOutcome({ kind: 'none' });
    else setOutcome({ kind: 'failed', failure: result.failure });
    if (!result.ok) onFailed();
    return result.ok;
  }

  return { outcome, setOutcome, attempt };
}
