import { officePage as words } from '../content/office-page';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { Failure } from './api';
import { failureText } from './texts';

/** A failure, with a button to retry, if that may help. */
export function Failed({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  return (
    <div role="alert">
      <Notice kind="error">
        <p>{failureText(failure)}</p>
        {onRetry && (
          <p>
            <Button variant="secondary" onClick={onRetry}>
              {words.retry}
            </Button>
          </p>
        )}
      </Notice>
    </div>
  );
}

/** A failure, with a button to confirm with a passkey if the server asks for that. */
export function Refusal({ failure, onConfirm }: { failure: Failure; onConfirm: () => void }) {
  const isUnconfirmed = failure.kind === 'refused' && failure.error.code === 'confirm-first';
  if (!isUnconfirmed) return <Failed failure={failure} />;
  return (
    <div role="alert">
      <Notice kind="info">
        <p>{failureText(failure)}</p>
        <p>
          <Button onClick={onConfirm}>{words.passkeys.confirm}</Button>
        </p>
      </Notice>
    </div>
  );
}
