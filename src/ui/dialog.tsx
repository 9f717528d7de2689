import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';
import { moveFocusTo, restoreFocus, useRestoreFocus } from './restore-focus';

interface DialogProps {
  readonly open: boolean;
  /** Called when the visitor closes it: with Escape, or with a click beside a plain dialog. */
  readonly onClose: () => void;
  readonly title: string;
  /** Rendered only while the dialog is open, so its state starts afresh each time. */
  readonly children: ReactNode;
  /** An `alertdialog` wants an answer: a click beside it does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  /** For one to be read, that does not start with what an inadvertent Enter may do. */
  readonly startAt?: 'title';
}

/**
 * A modal dialog on the browser's own `<dialog>`, which keeps the focus inside and gives it back
 * to where it was, or to the page if that is gone. The first focusable element of the children gets
 * the focus, unless it starts at its title.
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
      // Once the rest of the page is as it will be without the dialog.
      queueMicrotask(restoreFocus);
    };
  }, [open, startAt]);

  // The owner's state decides. Chromium lets a second Escape close the dialog without asking by
  // `cancel`, so `onClose` also runs for a `close` that the owner has not caused.
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
          <h2 ref={heading} className="dialog__title" id={`${id}-title`}>
            {title}
          </h2>
          <div id={`${id}-body`}>{children}</div>
        </>
      )}
    </dialog>
  );
}
