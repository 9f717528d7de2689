import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { officePage } from '../content/office-page';
import { Button } from '../ui/button';
import { moveFocusTo, useRestoreFocus } from '../ui/restore-focus';
import '../ui/section-heading.css';
import type { Result, Failure } from './api';
import type { SignedIn } from './contract';
import { Failed } from './failed';
import { register, signIn } from './passkeys';

interface SignInProps {
  /** True if the session ended while the person was working, perhaps with unsaved changes. */
  readonly isSessionInterrupted: boolean;
  readonly onSignedIn: (who: SignedIn) => void;
}

export function SignIn({ isSessionInterrupted, onSignedIn }: SignInProps) {
  const { again, help, ...words } = officePage.signIn;
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
export function Invitation({ onSignedIn }: Pick<SignInProps, 'onSignedIn'>) {
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
  readonly run: () => Promise<Result<SignedIn>>;
  readonly onSignedIn: (who: SignedIn) => void;
  readonly children: ReactNode;
}

/** Starts a passkey dialog on a click, because browsers require user activation. */
function Ceremony({ title, text, button, run, onSignedIn, children }: CeremonyProps) {
  const [failure, setFailure] = useState(cookieFailure);
  const [isBusy, setIsBusy] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useRestoreFocus(area);

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
