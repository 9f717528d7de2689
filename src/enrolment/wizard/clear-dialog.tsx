import { drafts } from '../../content/drafts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';

interface ClearDialogProps {
  readonly open: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asks before personal answers are forgotten for good. */
export function ClearDialog({ open, onAccept, onDecline }: ClearDialogProps) {
  const { title, text, accept, decline } = drafts.question;
  return (
    <Dialog open={open} onClose={onDecline} title={title} role="alertdialog">
      <p>{text}</p>
      <div className="dialog__buttons">
        {/* First, for it gets the focus. */}
        <Button variant="secondary" onClick={onDecline}>
          {decline}
        </Button>
        <Button variant="destructive" onClick={onAccept}>
          <Icon name="bin" />
          {accept}
        </Button>
      </div>
    </Dialog>
  );
}
