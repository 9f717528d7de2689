import { academy } from '../../content/academy';
import { Notice } from '../../ui/notice';

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
        {text} <a href={`mailto:${academy.email}`}>{academy.email}</a>,{' '}
        <a href={academy.phoneHref}>{academy.phone}</a>.
      </p>
    </Notice>
  );
}
