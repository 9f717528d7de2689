import { type ReactNode, useEffect, useState } from 'react';
import { certificate as words } from '#words/certificate';
import {
  canCheck,
  checkCertificate,
  type NumberStatus,
  type Outcome,
} from '../../certificates/check';
import { loadPublished } from '../../certificates/published';
import { formatDateTime } from '../../enrolment/format-date-time';
import { Button } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { moveFocusTo } from '../../ui/restore-focus';
import { dayText, Paper } from './paper';
import styles from './checked.css?inline';

// Part of this file, because the site's style sheet is loaded by every page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

type View = Outcome | { readonly kind: 'checking' | 'unable' };

/**
 * Checks a certificate on the device, and shows the outcome and what was signed. Give each certificate
 * a `key` of its own.
 */
export function CheckedLink({ sealed }: { readonly sealed: string }) {
  const [view, setView] = useState<View>({ kind: canCheck() ? 'checking' : 'unable' });

  useEffect(() => {
    if (canCheck()) void check(sealed).then(setView);
  }, [sealed]);

  const { outcomes } = words;
  const again = () => {
    setView({ kind: 'checking' });
    void check(sealed).then(setView);
  };
  switch (view.kind) {
    case 'checking':
      return <p role="status">{words.checking}</p>;
    case 'genuine': {
      const { title, text } = outcomes.genuine;
      return (
        <Checked look="genuine" icon="done" title={title} text={text(listed(view.listedAt))}>
          <Paper certificate={view.certificate} sealed={sealed} />
        </Checked>
      );
    }
    case 'withdrawn':
    case 'replaced': {
      const { title, text } = outcomes[view.kind];
      return (
        <Checked look="ended" icon="close" title={title} text={text(dayText(view.on))}>
          <Paper certificate={view.certificate} sealed={sealed} stamp={view.kind} />
        </Checked>
      );
    }
    case 'unconfirmed': {
      const { title, listed: since, unlisted } = outcomes.unconfirmed;
      const text = view.listedAt === null ? unlisted : since(listed(view.listedAt));
      return (
        <Checked look="unconfirmed" icon="offline" title={title} text={text} onAgain={again}>
          <Paper certificate={view.certificate} sealed={sealed} stamp="unconfirmed" />
        </Checked>
      );
    }
    case 'not-genuine':
      return <Checked look="not-genuine" icon="alert" {...outcomes['not-genuine']} />;
    case 'unknown-key':
      return (
        <Checked
          look="unconfirmed"
          icon="info"
          {...outcomes['unknown-key']}
          again={words.update}
          onAgain={() => location.reload()}
        />
      );
    case 'unable':
      return <Checked look="unconfirmed" icon="info" {...outcomes.unable} />;
  }
}

const check = async (sealed: string): Promise<Outcome> =>
  checkCertificate(sealed, await loadPublished());

const listed = (at: string): string => formatDateTime(Date.parse(at));

interface CheckedProps {
  readonly look: 'genuine' | 'ended' | 'unconfirmed' | 'not-genuine';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly again?: string;
  readonly onAgain?: () => void;
  readonly children?: ReactNode;
}

function Checked({ look, icon, title, text, again, onAgain, children }: CheckedProps) {
  return (
    <div className="stack-5">
      <div className={`outcome outcome--${look} line padded screen-only`}>
        <Icon name={icon} />
        <div className="stack-2">
          <h2 ref={moveFocusTo} className="h3">
            {title}
          </h2>
          <p>{text}</p>
          {onAgain && (
            <p>
              <Button variant="secondary" onClick={onAgain}>
                {again ?? words.again}
              </Button>
            </p>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}

type Found = NumberStatus | 'checking' | 'unknown' | 'offline' | 'busy';

/**
 * Looks a number up online, which says nothing about the student. Give each number a `key` of its own.
 */
export function CheckedNumber({ number }: { readonly number: string }) {
  const [found, setFound] = useState<Found>('checking');

  useEffect(() => {
    void lookUp(number).then(setFound);
  }, [number]);

  const { numbers } = words;
  return (
    <div className="callout stack-2 screen-only" role="status">
      <p className="lead strong">{describe(number, found)}</p>
      {typeof found === 'object' && <p>{numbers.noName}</p>}
    </div>
  );
}

function describe(number: string, found: Found): string {
  const { numbers } = words;
  if (found === 'checking') return words.checking;
  if (found === 'unknown') return numbers.unknown(number);
  if (typeof found === 'string') return numbers[found];
  const { status, issued, on } = found;
  return numbers[status](number, dayText(status === 'valid' ? issued : (on ?? issued)));
}

async function lookUp(number: string): Promise<Found> {
  try {
    const response = await fetch(
      `${import.meta.env.VITE_API_HOST ?? ''}/api/certificates/${number}`,
      { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(15_000) },
    );
    const body = (await response.json()) as Partial<NumberStatus>;
    if (response.ok && body.number === number) return body as NumberStatus;
    return response.status === 404 ? 'unknown' : 'busy';
  } catch {
    return 'offline';
  }
}
