import { useRef } from 'react';
import { chatBox } from '#words/chat-box';
import { academy } from '../../content/academy';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { InputField } from '../../ui/field';
import { QrCode } from '../../ui/qr-code';
import { CopyButton, selectForCopy } from '../../ui/share';

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
          <CopyButton
            text={message}
            words={copyWords(words.copyMessage)}
            variant="primary"
            onRefused={() => selectForCopy(messageField.current)}
          />
        </>
      )}
      <p>{words.text}</p>
      <QrCode text={academy.wechatId} alt={words.qrAlt} />
      <InputField label={words.idLabel} ref={field} value={academy.wechatId} readOnly />
      <div className="cluster">
        <CopyButton
          text={academy.wechatId}
          words={copyWords(words.copy)}
          variant="primary"
          onRefused={() => selectForCopy(field.current)}
        />
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}

/** For buttons whose text is selected in its field where the browser refuses to copy it. */
const copyWords = (idle: string) => ({ idle, copied: words.copied, 'by-hand': idle });
