import { type ReactNode, useId } from 'react';
import './requests-part.css';

interface RequestsPartProps {
  readonly title: string;
  /** What can be done with all that stands in it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page 'Your requests', under a heading of its own; on wide screens beside it. */
export function RequestsPart({ title, action, children }: RequestsPartProps) {
  const id = useId();
  return (
    <section className="requests-part" aria-labelledby={id}>
      <div className="requests-part__head">
        <h2 className="requests-part__title" id={id}>
          {title}
        </h2>
        {action}
      </div>
      <div className="requests-part__body">{children}</div>
    </section>
  );
}
