import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { officePage } from '../content/office-page';
import { Button } from '../ui/button';
import { InputField } from '../ui/field';
import { moveFocusTo, useRestoreFocus } from '../ui/restore-focus';
import '../ui/section-heading.css';
import type { Result, Failure } from './api';
import type { SignedIn } from './contract';
import { Failed } from './failed';
import { register, signIn } from './passkeys';
import { useSession } from './use-api';

interface SignInProps {
  /** True if the session ended while the person was working, perhaps with unsaved changes. */
  readonly isSessionInterrupted: boolean;
}

export function SignIn({ isSessionInterrupted }: SignInProps) {
  const { again, help, ...words } = officePage.signIn;
  const { onSignedIn } = useSession();
  return (
    <Ceremony
      {...words}
      text={isSessionInterrupted ? again : words.text}
      run={signIn}
      onSignedIn={onSignedIn}
    >
      <p className="note">{help}</p>
    </Ceremony>
  );
}

/** Creates a passkey for an invited person. The URL's fragment is the invitation's token. */
export function Invitation() {
  const { onSignedIn } = useSession();
  const { otherDevice, known, ...words } = officePage.invitation;
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <Ceremony
      {...words}
      run={() => register(hash.slice(1))}
      onSignedIn={(who) => {
        onSignedIn(who);
        void navigate('/', { replace: true });
      }}
    >
      <p className="note">{otherDevice}</p>
      <Link className="target" to="/">
        {known}
      </Link>
    </Ceremony>
  );
}

interface CeremonyProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** The field in which the browser offers passkeys, if it supports that. */
  readonly autofill?: { readonly label: string; readonly hint: string };
  readonly run: () => Promise<Result<SignedIn>>;
  readonly onSignedIn: (who: SignedIn) => void;
  readonly children: ReactNode;
}

/** Marks the field in which the browser offers passkeys. */
const passkeyAutofill = 'username webauthn';

/** Interval after which the offer of passkeys is renewed: its challenge is valid for five minutes. */
const renewMs = 4 * 60_000;

/**
 * Hook that lets the browser offer passkeys in the page's field while `isActive`. Reports only that
 * somebody chose a passkey there, and whether it was accepted.
 *
 * @returns true if the browser supports this
 */
function useAutofill(isActive: boolean, onResult: (result: Result<SignedIn>) => void): boolean {
  const [isSupported, setSupported] = useState(false);
  const [round, setRound] = useState(0);
  const report = useEffectEvent(onResult);

  useEffect(() => void browserSupportsWebAuthnAutofill().then(setSupported), []);

  useEffect(() => {
    if (!isActive || !isSupported) return;
    const offer = new AbortController();
    const renew = () => setRound((last) => last + 1);
    async function run() {
      const result = await signIn(offer.signal);
      if (offer.signal.aborted || (!result.ok && result.failure.kind !== 'refused')) return;
      report(result);
      renew();
    }
    void run();
    const timer = setInterval(renew, renewMs);
    return () => {
      offer.abort();
      clearInterval(timer);
    };
  }, [isActive, isSupported, round]);

  return isSupported;
}

/** Starts a passkey dialog on a click, because browsers require user activation. */
function Ceremony({ title, text, button, autofill, run, onSignedIn, children }: CeremonyProps) {
  const [failure, setFailure] = useState(cookieFailure);
  const [isBusy, setIsBusy] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useRestoreFocus(area);
  const canAutofill = useAutofill(autofill !== undefined && !isBusy, (result) => {
    if (result.ok) onSignedIn(result.value);
    else setFailure(result.failure);
  });

  async function start() {
    const refused = cookieFailure();
    setFailure(refused);
    // Without cookies, no session could start, but an invitation would be used up.
    if (refused) return;
    setIsBusy(true);
    const result = await run();
    setIsBusy(false);
    if (result.ok) onSignedIn(result.value);
    else setFailure(result.failure);
  }

  return (
    <div ref={area} className="container">
      <title>{officePage.titleOf(title)}</title>
      <div className="ceremony card padded roomy stack-4 start">
        <div className="section-heading stack-3">
          {/* Focus the heading, because the element that had the focus may be hidden now. */}
          <h1 ref={moveFocusTo}>{title}</h1>
        </div>
        <p>{text}</p>
        {failure && <Failed failure={failure} />}
        {autofill && canAutofill && (
          <InputField
            id="passkey"
            {...autofill}
            autoComplete={passkeyAutofill}
            onKeyDown={({ key }) => key === 'Enter' && !isBusy && void start()}
          />
        )}
        <Button aria-disabled={isBusy} onClick={isBusy ? undefined : start}>
          {button}
        </Button>
        {children}
      </div>
    </div>
  );
}

const cookieFailure = (): Failure | null => (acceptsCookies() ? null : { kind: 'cookies-refused' });

/** `navigator.cookieEnabled` is true even in some browsers that drop every cookie. */
function acceptsCookies(): boolean {
  const probe = 'office-probe=1';
  const attributes = 'path=/office; samesite=strict';
  try {
    document.cookie = `${probe}; ${attributes}`;
    const isKept = document.cookie.split('; ').includes(probe);
    document.cookie = `${probe}; ${attributes}; max-age=0`;
    return navigator.cookieEnabled && isKept;
  } catch {
    return false;
  }
}
