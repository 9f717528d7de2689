import { forget } from '../../content/forget';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { useDevice } from '../client/device-view';
import { ForgetLosses } from './forget-losses';

const words = forget.question;

interface ForgetDialogProps {
  /** Whether it is being done. */
  readonly running: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Says what would be lost, as the device has it at this moment, and asks. */
export function ForgetDialog({ running, onAccept, onDecline }: ForgetDialogProps) {
  const device = useDevice();
  const decline = () => {
    if (!running) onDecline();
  };
  return (
    // What is counted is there from the start: it is what is read out.
    <Dialog
      open={device.kind !== 'loading'}
      onClose={decline}
      title={words.title}
      role="alertdialog"
    >
      <ForgetLosses state={device.kind === 'ready' ? device.state : undefined} />
      <div className="dialog__buttons forget-device__buttons">
        <Button ref={startHere} variant="secondary" aria-disabled={running} onClick={decline}>
          {words.decline}
        </Button>
        <Button
          variant="destructive"
          aria-disabled={running}
          onClick={() => {
            if (!running) onAccept();
          }}
        >
          <Icon name="bin" />
          {running ? words.running : words.accept}
        </Button>
      </div>
    </Dialog>
  );
}

/** The browser's own word for what gets the focus when a dialog opens: links stand before it. */
function startHere(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
