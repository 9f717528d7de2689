import type { ReactNode } from 'react';
import './advice-panel.css';

interface AdvicePanelProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  /** Stands beside the text on a wide screen, below it on a narrow one. */
  readonly children?: ReactNode;
}

/** Advice in paragraphs, with the points to remember. */
export function AdvicePanel({ title, paragraphs, points = [], children }: AdvicePanelProps) {
  return (
    <div className="advice-panel">
      <h2 className="advice-panel__title">{title}</h2>
      <div className="advice-panel__text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points.length > 0 && (
          <ul className="advice-panel__points" role="list">
            {points.map((point) => (
              <li key={point} className="advice-panel__point">
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children && <div className="advice-panel__aside">{children}</div>}
    </div>
  );
}
