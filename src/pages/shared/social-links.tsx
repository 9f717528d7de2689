import { useState } from 'react';
import { labels } from '#words/labels';
import { chatServices } from '../../site/chat-services';
import { whatsappLink } from '../../site/message-links';
import { SocialIcon } from '../../ui/icon';
import './social-links.css';
import { WechatDialog } from './wechat-dialog';

/** The five services as icons. WeChat accounts have no web address, so theirs opens a dialog. */
export function SocialLinks({ whatsappText }: { readonly whatsappText?: string | undefined }) {
  const [wechatOpen, setWechatOpen] = useState(false);
  return (
    <>
      <ul className="social-links cluster">
        {chatServices.map(({ id, name, href }) => (
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
      <WechatDialog open={wechatOpen} onClose={() => setWechatOpen(false)} />
    </>
  );
}
