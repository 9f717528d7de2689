import { academy } from '../../content/academy';
import { Notice } from '../../ui/notice';
import { labels } from '#words/labels';

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
        <a href={`mailto:${academy.email}`}>{academy.email}</a>
        {labels.comma}
        <a href={academy.phoneHref}>{academy.phone}</a>
        {labels.fullStop}
      </p>
    </Notice>
  );
}
