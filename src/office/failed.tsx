import { officePage as words } from '../content/office-page';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { Failure } from './api';
import { failureText } from './texts';

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
