import { officePage } from '../content/office-page';
import { callApi } from './api';
import { type PasskeyEntry, passkeyNameSchema } from './contract';
import { addPasskey, signalUnknown, signIn } from './passkeys';
import { useAction, useLoaded, useSession } from './use-api';

const { notes } = officePage.passkeys;

export function usePasskeys() {
  const { onSignedIn } = useSession();
  const { view, show, reload } = useLoaded<readonly PasskeyEntry[]>('passkeys');
  const { outcome, attempt } = useAction(reload);

  return {
    view,
    outcome,
    reload,
    confirm: () =>
      attempt(signIn, (me) => {
        onSignedIn(me);
        // The person may have used another passkey than before.
        reload();
        return { note: notes.confirmed };
      }),
    add: () =>
      attempt(addPasskey, (passkeys) => {
        show(passkeys);
        return { note: notes.added(passkeys.at(-1)?.name ?? '') };
      }),
    rename: (id: string, name: string) =>
      attempt(
        () => callApi<PasskeyEntry[]>('PATCH', passkeyPath(id), { name }),
        (passkeys) => {
          show(passkeys);
          return { note: notes.renamed };
        },
      ),
    remove: ({ id, name, isCurrent }: PasskeyEntry) =>
      attempt(
        () => callApi('DELETE', passkeyPath(id)),
        () => {
          signalUnknown(id);
          // This has ended the session. Load a new page, so that no data stays in memory.
          if (isCurrent) location.assign('/office');
          else reload();
          return { note: notes.removed(name) };
        },
      ),
  };
}

const passkeyPath = (id: string) => `passkeys/${encodeURIComponent(id)}`;

/** Removes invisible characters from a typed name. Returns undefined if nothing visible is left. */
export function readName(typed: string): string | undefined {
  return passkeyNameSchema.safeParse(typed.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')).data;
}
