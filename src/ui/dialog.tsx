import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import './dialog.css';
import { moveFocusTo, restoreFocus, useRestoreFocus } from './restore-focus';

interface DialogProps {
  readonly open: boolean;
  /**
   * Called on Escape, on Back or Forward and, unless it is an `alertdialog`, on a click outside.
   */
  readonly onClose: () => void;
  readonly title: string;
  /** Rendered only while the dialog is open, so their state resets each time. */
  readonly children: ReactNode;
  /** An `alertdialog` requires a decision, so a click outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Set this to focus the title first, so that an accidental Enter doesn't trigger a button. */
  readonly startAt?: 'title';
}

/**
 * A modal dialog. On closing, the focus returns to the element that had it before, or to the page.
 */
export function Dialog({ open, onClose, title, children, role = 'dialog', startAt }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useRestoreFocus(ref);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    if (startAt === 'title') moveFocusTo(heading.current);
    return () => {
      dialog.close();
      // Wait until the rest of the page has been updated.
      queueMicrotask(restoreFocus);
    };
  }, [open, startAt]);

  // Close on Back and Forward. The router may render the next page before this listener runs, so
  // renders must not replace it.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [open]);

  // On a second Escape, Chromium closes the dialog without firing `cancel`, so `onClose` also runs
  // for a `close` event that the parent didn't cause.
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (open && !event.currentTarget.open) onClose();
  }

  return (
    <dialog
      ref={ref}
      className="dialog card"
      role={role}
      closedby={role === 'dialog' ? 'any' : 'closerequest'}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      {open && (
        <>
          <h2 ref={heading} className="dialog__title h3" id={`${id}-title`}>
            {title}
          </h2>
          <div id={`${id}-body`}>{children}</div>
        </>
      )}
    </dialog>
  );
}
