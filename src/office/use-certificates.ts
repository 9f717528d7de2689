import { officeCertificates as words } from '../content/office-certificates';
import { callApi } from './api';
import type {
  CertificateEntry,
  CertificatePage,
  Issued,
  IssueRequest,
} from './certificate-contract';
import { toQueryString } from './list-address';
import { signIn } from './passkeys';
import { useAction, useLoaded, useSession } from './use-api';

/** @param onChange called after a certificate was issued or withdrawn */
export function useCertificates(search: string, onChange?: () => void) {
  const { onSignedIn } = useSession();
  const path = `certificates?${toQueryString({ search })}`;
  const { view, show, reload: reloadList } = useLoaded<CertificatePage>(path);
  const { outcome, setOutcome, attempt } = useAction(reload);

  function reload() {
    reloadList();
    onChange?.();
  }

  return {
    view,
    outcome,
    reload,
    showMore: async () => {
      if (view.kind !== 'shown') return;
      const { entries } = view.value;
      const result = await callApi<CertificatePage>(
        'GET',
        `${path}&before=${entries.at(-1)?.serial}`,
      );
      if (!result.ok) return setOutcome({ kind: 'failed', failure: result.failure });
      show({ ...result.value, entries: [...entries, ...result.value.entries] });
    },
    confirm: () =>
      attempt(signIn, (me) => {
        onSignedIn(me);
        return { note: words.confirmed };
      }),
    issue: (request: IssueRequest) =>
      attempt(
        () => callApi<Issued>('POST', 'certificates', request),
        ({ entry, link }) => {
          reload();
          return { note: words.issue.done(entry.number), link };
        },
      ),
    withdraw: ({ serial, number }: CertificateEntry, reason: string) =>
      attempt(
        () => callApi('POST', `certificates/${serial}/withdrawal`, { reason }),
        () => {
          reload();
          return { note: words.withdraw.done(number) };
        },
      ),
  };
}

export type Certificates = ReturnType<typeof useCertificates>;
