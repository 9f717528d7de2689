import { useId, useRef, useState } from 'react';
import { academy } from '../../content/academy';
import { contact } from '../../content/contact';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { useQrCode } from './use-qr-code';
import './wechat-card.css';

const { text, idLabel, copy, copied, close, qrAlt } = contact.wechat;

/** The academy's WeChat ID, to scan or to copy. */
export function WechatCard({ onClose }: { readonly onClose: () => void }) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const qrCode = useQrCode(academy.wechatId);

  async function copyId() {
    try {
      await navigator.clipboard.writeText(academy.wechatId);
      setIsCopied(true);
    } catch {
      // Refused, or no secure connection: selected, the visitor can copy it by hand.
      field.current?.select();
    }
  }

  return (
    <div className="wechat-card">
      <p>{text}</p>
      <div className="wechat-card__code">
        {qrCode && <img src={qrCode} alt={qrAlt} width="200" height="200" />}
      </div>
      <Field id={fieldId} label={idLabel}>
        <input ref={field} id={fieldId} className="input" value={academy.wechatId} readOnly />
      </Field>
      <div className="wechat-card__buttons">
        <Button onClick={copyId}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span aria-live="polite">{isCopied ? copied : copy}</span>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </div>
  );
}
