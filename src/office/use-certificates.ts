import { useEffect, useState } from 'react';
import { officeCertificates as words } from '../content/office-certificates';
import { callApi, type Failure, type Result } from './api';
import type { SignedIn } from './contract';
import type {
  CertificateEntry,
  CertificatePage,
  Issued,
  IssueRequest,
} from './certificate-contract';
import { toQueryString } from './list-address';
import { signIn } from './passkeys';

type CertificatesView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'shown'; readonly page: CertificatePage };

export type CertificateOutcome =
  | { readonly kind: 'none' | 'busy' }
  /** @property link of a certificate that was just issued */
  | { readonly kind: 'done'; readonly note: string; readonly link?: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface Session {
  readonly isSignedIn: boolean;
  readonly onSignedIn: (me: SignedIn) => void;
}

/** @param onChange called after a certificate was issued or withdrawn */
export function useCertificates(
  search: string,
  { isSignedIn, onSignedIn }: Session,
  onChange?: () => void,
) {
  const [view, setView] = useState<CertificatesView>({ kind: 'loading' });
  const [outcome, setOutcome] = useState<CertificateOutcome>({ kind: 'none' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!isSignedIn) return;
    let isLatest = true;
    async function load() {
      const result = await list(search);
      if (!isLatest) return;
      if (result.ok) setView({ kind: 'shown', page: result.value });
      else setView({ kind: 'failed', failure: result.failure });
    }
    void load();
    return () => {
      isLatest = false;
    };
  }, [search, isSignedIn, round]);

  async function attempt<Value>(
    work: Promise<Result<Value>>,
    onDone: (value: Value) => Extract<CertificateOutcome, { kind: 'done' }>,
  ): Promise<boolean> {
    setOutcome({ kind: 'busy' });
    const result = await work;
    if (result.ok) setOutcome(onDone(result.value));
    // The sign-in form is shown instead.
    else if (result.failure.kind === 'signed-out') setOutcome({ kind: 'none' });
    else setOutcome({ kind: 'failed', failure: result.failure });
    return result.ok;
  }

  /** Also after a failure, because only the response may have been lost. */
  function reload() {
    setRound((last) => last + 1);
    onChange?.();
  }

  return {
    view,
    outcome,
    reload,
    showMore: async () => {
      if (view.kind !== 'shown') return;
      const { entries } = view.page;
      const result = await list(search, entries.at(-1)?.serial);
      if (!result.ok) return setOutcome({ kind: 'failed', failure: result.failure });
      const page = { ...result.value, entries: [...entries, ...result.value.entries] };
      setView({ kind: 'shown', page });
    },
    confirm: () =>
      attempt(signIn(), (me) => {
        onSignedIn(me);
        return { kind: 'done', note: words.confirmed };
      }),
    issue: async (request: IssueRequest) => {
      if (outcome.kind === 'busy') return false;
      const isIssued = await attempt(
        callApi<Issued>('POST', 'certificates', request),
        ({ entry, link }) => ({ kind: 'done', note: words.issue.done(entry.number), link }),
      );
      reload();
      return isIssued;
    },
    withdraw: async ({ serial, number }: CertificateEntry, reason: string) => {
      if (outcome.kind === 'busy') return;
      await attempt(callApi('POST', `certificates/${serial}/withdrawal`, { reason }), () => ({
        kind: 'done',
        note: words.withdraw.done(number),
      }));
      reload();
    },
  };
}

export type Certificates = ReturnType<typeof useCertificates>;

const list = (search: string, before?: number) =>
  callApi<CertificatePage>(
    'GET',
    `certificates?${toQueryString({ search })}${before === undefined ? '' : `&before=${before}`}`,
  );
