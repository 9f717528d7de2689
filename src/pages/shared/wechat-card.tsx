import { useEffect, useId, useRef } from 'react';
import { academy } from '../../content/academy';
import { contact } from '../../content/contact';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { selectForCopy, useCopy } from '../../ui/use-copy';
import { useQrCode } from './use-qr-code';
import './wechat-card.css';

const words = contact.wechat;

/** The academy's WeChat ID, to scan or to copy. */
export function WechatCard({ onClose }: { readonly onClose: () => void }) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { step, copy } = useCopy();
  const isCopied = step === 'copied';
  const qrCode = useQrCode(academy.wechatId);

  useEffect(() => {
    if (step === 'by-hand') selectForCopy(field.current);
  }, [step]);

  async function copyId() {
    // A second refusal changes nothing that the effect would notice.
    if (step === 'by-hand') selectForCopy(field.current);
    await copy(academy.wechatId);
  }

  return (
    <div className="wechat-card">
      <p>{words.text}</p>
      <div className="wechat-card__code">
        {qrCode && <img src={qrCode} alt={words.qrAlt} width="200" height="200" />}
      </div>
      <Field id={fieldId} label={words.idLabel}>
        <input ref={field} id={fieldId} className="input" value={academy.wechatId} readOnly />
      </Field>
      <div className="wechat-card__buttons">
        <Button onClick={copyId}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
