import { useEffect, useId, useRef, useState } from 'react';
import { academy, socialLinks } from '../../content/academy';
import { chatBox } from '#words/chat-box';
import { labels } from '#words/labels';
import { whatsappLink } from '../../site/whatsapp';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Icon, SocialIcon } from '../../ui/icon';
import { QrCode } from '../../ui/qr-code';
import { selectForCopy, useCopy } from '../../ui/share';
import './social-links.css';

const words = chatBox.wechat;

/** The five services as icons. WeChat accounts have no web address, so theirs opens a dialog. */
export function SocialLinks({ whatsappText }: { readonly whatsappText?: string | undefined }) {
  const [wechatOpen, setWechatOpen] = useState(false);
  const close = () => setWechatOpen(false);
  return (
    <>
      <ul className="social-links cluster">
        {socialLinks.map(({ id, name, href }) => (
          <li key={id}>
            {href === null ? (
              <button
                type="button"
                className="social-links__service icon-button"
                aria-label={labels.chatOn(name)}
                aria-haspopup="dialog"
                onClick={() => setWechatOpen(true)}
              >
                <SocialIcon id={id} />
              </button>
            ) : (
              <a
                className="social-links__service icon-button"
                href={id === 'whatsapp' && whatsappText ? whatsappLink(whatsappText) : href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={labels.chatOn(name) + labels.inBrackets(labels.opensInNewTab)}
              >
                <SocialIcon id={id} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {/* The icons may be on a dark background, but the dialog is not. */}
      <div className="boxless off-ink">
        <Dialog open={wechatOpen} onClose={close} title={words.title}>
          <WechatCard onClose={close} />
        </Dialog>
      </div>
    </>
  );
}

function WechatCard({ onClose }: { readonly onClose: () => void }) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { step, copy } = useCopy();
  const isCopied = step === 'copied';

  useEffect(() => {
    if (step === 'by-hand') selectForCopy(field.current);
  }, [step]);

  return (
    <div className="stack-4">
      <p>{words.text}</p>
      <QrCode text={academy.wechatId} alt={words.qrAlt} />
      <Field id={fieldId} label={words.idLabel}>
        <input ref={field} id={fieldId} className="input" value={academy.wechatId} readOnly />
      </Field>
      <div className="cluster">
        <Button onClick={() => copy(academy.wechatId)}>
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
