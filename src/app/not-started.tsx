import { labels } from '#words/labels';
import { pageError } from '#words/page-error';
import { WaysToAsk } from '../enrolment/status/ways-to-ask';
import { Button } from '../ui/button';
import '../ui/notice.css';

/**
 * The notice that `start.ts` shows. Without an icon, every page's HTML arrives in one round trip.
 */
export function NotStarted() {
  const { title, text, reload } = pageError.incomplete;
  return (
    <div className="container padded" role="alert">
      <div className="notice notice--error stack-2 start">
        <strong>{title}</strong>
        <p>
          {text + labels.space}
          <WaysToAsk />
        </p>
        <Button>{reload}</Button>
      </div>
    </div>
  );
}
