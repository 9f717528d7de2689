import { Notice } from '../../ui/notice';
import { labels } from '#words/labels';
import { WaysToAsk } from '../status/ways-to-ask';

export function RequestsUnavailable({ title, text }: { title?: string; text: string }) {
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
