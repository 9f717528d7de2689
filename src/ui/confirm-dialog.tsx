import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly accept: ReactNode;
  readonly decline: string;
  /** The button for accepting looks destructive unless this is `primary`. */
  readonly variant?: 'primary' | 'destructive';
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Focuses the button when its dialog opens, even if there are links before it. */
function startHere(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}

export function ConfirmDialog({
  open,
  title,
  children,
  accept,
  decline,
  variant = 'destructive',
  onAccept,
  onDecline,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onDecline} title={title} role="alertdialog">
      <div className="stack-3">{children}</div>
      <div className="dialog__buttons cluster">
        <Button ref={startHere} variant="secondary" onClick={onDecline}>
          {decline}
        </Button>
        <Button variant={variant} onClick={onAccept}>
          {accept}
        </Button>
      </div>
    </Dialog>
  );
}
