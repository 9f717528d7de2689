import type { ReactNode } from 'react';
import { Icon } from './icon';
import './notice.css';

interface NoticeProps {
  readonly kind: 'success' | 'error' | 'info';
  /** The message, if it is one paragraph. */
  readonly text?: string;
  readonly children?: ReactNode;
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void };
}

const icons = { success: 'done', error: 'alert', info: 'info' } as const;

/** A message, with a button to dismiss it. The caller provides the live region. */
export function Notice({ kind, text, children, dismiss }: NoticeProps) {
  return (
    <div className={`notice notice--${kind} line`}>
      <div className="notice__icon">
        <Icon name={icons[kind]} />
      </div>
      <div className="notice__body stack-2">
        {text && <p>{text}</p>}
        {children}
      </div>
      {dismiss && (
        <button
          type="button"
          className="notice__dismiss icon-button screen-only"
          aria-label={dismiss.label}
          onClick={dismiss.onDismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
