import { type RefObject, useEffect, useRef } from 'react';
import { chatBox } from '#words/chat-box';
import { academy } from '../../content/academy';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { InputField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { QrCode } from '../../ui/qr-code';
import { selectForCopy, useCopy } from '../../ui/share';

const words = chatBox.wechat;

interface WechatCardProps {
  readonly onClose: () => void;
  /** A message to copy into the chat, because no link can fill it in. */
  readonly message?: string | undefined;
}

/** A dialog with the academy's WeChat account, which has no web address to link to. */
export function WechatDialog({ open, ...card }: WechatCardProps & { readonly open: boolean }) {
  return (
    // What opens the dialog may be on a dark background, but the dialog is not.
    <div className="boxless off-ink">
      <Dialog open={open} onClose={card.onClose} title={words.title}>
        <WechatCard {...card} />
      </Dialog>
    </div>
  );
}

function WechatCard({ onClose, message }: WechatCardProps) {
  const field = useRef<HTMLInputElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="stack-4">
      {message && (
        <>
          <textarea
            ref={messageField}
            className="input"
            aria-label={words.copyMessage}
            value={message}
            readOnly
          />
          <CopyButton field={messageField}>{words.copyMessage}</CopyButton>
        </>
      )}
      <p>{words.text}</p>
      <QrCode text={academy.wechatId} alt={words.qrAlt} />
      <InputField label={words.idLabel} ref={field} value={academy.wechatId} readOnly />
      <div className="cluster">
        <CopyButton field={field}>{words.copy}</CopyButton>
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}

interface CopyButtonProps {
  /** The field whose text is copied, or selected where the browser refuses to copy. */
  readonly field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  readonly children: string;
}

function CopyButton({ field, children }: CopyButtonProps) {
  const { step, copy } = useCopy();
  const isCopied = step === 'copied';

  useEffect(() => {
    if (step === 'by-hand') selectForCopy(field.current);
  }, [step, field]);

  return (
    <Button onClick={() => copy(field.current?.value ?? '')}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span aria-live="polite">{isCopied ? words.copied : children}</span>
    </Button>
  );
}
