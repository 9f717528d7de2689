import { Notice } from '../../ui/notice';
import { labels } from '#words/labels';
import { WaysToAsk } from '../status/ways-to-ask';

interface RequestsUnavailableProps {
  readonly title?: string;
  readonly text: string;
}

/** Explains why this device's requests can't be shown, and offers other ways to ask about them. */
export function RequestsUnavailable({ title, text }: RequestsUnavailableProps) {
  return (
    <Notice kind="info">
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <p>
        {text + labels.space}
        <WaysToAsk />
        {labels.fullStop}
      </p>
    </Notice>
  );
}
