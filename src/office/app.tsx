import { type ReactNode, useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { officeCertificates } from '../content/office-certificates';
import { officePage as words } from '../content/office-page';
import { TextButton } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Logo } from '../ui/icon';
import { callApi, type Failure, onSignedOut, type Result } from './api';
import { CertificatesPage } from './certificates-page';
import type { SignedIn } from './contract';
import { Failed } from './failed';
import { PasskeysPage } from './passkeys-page';
import { Invitation, SignIn } from './sign-in';
import { RequestPage } from './request-page';
import { RequestsPage } from './requests-page';
import { SessionContext } from './use-api';
import { failureText } from './texts';
import { dropUnsaved } from './use-request';

type Session =
  | { readonly kind: 'asking' }
  | { readonly kind: 'unknown'; readonly failure: Failure }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly name: string }
  /** The session ended while the person was working. The pages are hidden, but keep their state. */
  | { readonly kind: 'interrupted'; readonly name: string };

export function App() {
  const [session, setSession] = useState<Session>({ kind: 'asking' });
  /** Shown in a dialog, because people on a shared computer must know they are signed in. */
  const [signOutFailure, setSignOutFailure] = useState<Failure | null>(null);
  const isSignedIn = session.kind === 'signed-in';
  const isAsking = session.kind === 'asking';

  useEffect(() => {
    if (!isAsking) return;
    void callApi<SignedIn>('GET', 'me').then((me) => setSession(toSession(me)));
  }, [isAsking]);

  useEffect(
    () =>
      onSignedOut(() => {
        // An open dialog would block the sign-in form.
        for (const dialog of document.querySelectorAll('dialog')) dialog.close();
        setSession((now) => (now.kind === 'signed-in' ? { ...now, kind: 'interrupted' } : now));
      }),
    [],
  );

  function startSession({ name }: SignedIn) {
    if (!('name' in session) || session.name === name)
      return setSession({ kind: 'signed-in', name });
    // Somebody else must not see or save what the person before them typed.
    dropUnsaved();
    location.assign('/office');
  }

  async function signOut() {
    setSignOutFailure(null);
    const result = await callApi('POST', 'sign-out');
    // Load a new page, so that no data stays in memory.
    if (result.ok || result.failure.kind === 'signed-out') location.assign('/office');
    else setSignOutFailure(result.failure);
  }

  const guarded = (page: ReactNode) => (
    <>
      {(isSignedIn || session.kind === 'interrupted') && <div hidden={!isSignedIn}>{page}</div>}
      {(session.kind === 'signed-out' || session.kind === 'interrupted') && (
        <SignIn isSessionInterrupted={session.kind === 'interrupted'} />
      )}
      {session.kind === 'unknown' && (
        <div className="office container">
          <Failed failure={session.failure} onRetry={() => setSession({ kind: 'asking' })} />
        </div>
      )}
    </>
  );
  const requests = guarded(<RequestsPage />);

  return (
    <SessionContext value={{ isSignedIn, onSignedIn: startSession }}>
      <header className="bar office-bar">
        <div className="line row container">
          <Link className="target" to="/" aria-label={words.home}>
            <Logo />
          </Link>
          {isSignedIn && (
            <div className="cluster row">
              <span>{session.name}</span>
              <Link className="target" to="/certificates">
                {officeCertificates.title}
              </Link>
              <Link className="target" to="/passkeys">
                {words.passkeys.title}
              </Link>
              <TextButton onClick={signOut}>{words.signOut}</TextButton>
            </div>
          )}
        </div>
      </header>
      <main>
        <Routes>
          <Route path="/invitation" element={<Invitation />} />
          <Route path="/passkeys" element={guarded(<PasskeysPage />)} />
          <Route path="/certificates" element={guarded(<CertificatesPage />)} />
          <Route path="/" element={requests}>
            <Route path=":reference" element={<RequestPage />} />
          </Route>
          <Route path="*" element={requests} />
        </Routes>
      </main>
      <ConfirmDialog
        open={signOutFailure !== null}
        title={words.stillSignedIn}
        accept={words.retry}
        decline={words.staySignedIn}
        variant="primary"
        onAccept={signOut}
        onDecline={() => setSignOutFailure(null)}
      >
        {signOutFailure && failureText(signOutFailure)}
      </ConfirmDialog>
    </SessionContext>
  );
}

function toSession(me: Result<SignedIn>): Session {
  if (me.ok) return { kind: 'signed-in', name: me.value.name };
  const { failure } = me;
  return failure.kind === 'signed-out' ? { kind: 'signed-out' } : { kind: 'unknown', failure };
}
