import { useEffect, useRef, useState } from 'react';
import { language } from '#words/language';
import { requests } from '#words/requests';
import { transfer } from '#words/transfer';
import { paths } from '../../../content/paths';
import { transferMinutes } from '../../../content/privacy';
import { inLanguage } from '../../../site/languages';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { InputField } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { QrCode } from '../../../ui/qr-code';
import { CopyButton, selectForCopy, useShare } from '../../../ui/share';
import { getState } from '../../client/device-store';
import { useNow } from '../../status/use-now';
import { pack, receiptsIn } from './content';
import { sealLink } from './link';
import { createTransfer } from './server';

const words = transfer.panel;
const minute = 60_000;

/** Maximum length of a link that a phone can scan from a phone: that of a code with 97 × 97 dots. */
const longestCode = 858;

interface Link {
  readonly url: string;
  /** Number of receipts. */
  readonly count: number;
  /** True if other requests or forms stay on this device. */
  readonly leavesSome: boolean;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** @throws if the server can't be reached or refuses */
async function makeLink(): Promise<Link> {
  // On this device's clock. The server's may differ, and starts a moment later.
  const expiresAt = Date.now() + transferMinutes * minute;
  const state = getState();
  const { length: count } = receiptsIn(state);
  const { id, key } = await createTransfer();
  const link = await sealLink(id, key, await pack(state));
  return {
    url: location.origin + inLanguage(language, paths.transfer(link)),
    count,
    leavesSome: state.records.length > count || Object.keys(state.drafts).length > 0,
    expiresAt,
  };
}

export interface CopyPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog with a link that copies this device's receipts to another device. */
export const CopyPanel = ({ open, onClose }: CopyPanelProps) => (
  <Dialog open={open} onClose={onClose} title={requests.device.copy.title}>
    <PanelContent onClose={onClose} />
  </Dialog>
);

function PanelContent({ onClose }: Pick<CopyPanelProps, 'onClose'>) {
  const [link, setLink] = useState<Link | 'making' | 'offline' | 'failed'>('making');
  const now = useNow();
  const isExpired = typeof link === 'object' && now >= link.expiresAt;

  useEffect(() => {
    if (link !== 'making') return;
    let current = true;
    makeLink()
      .catch(() => (navigator.onLine ? ('failed' as const) : ('offline' as const)))
      .then((made) => current && setLink(made));
    return () => {
      current = false;
    };
  }, [link]);

  return (
    <>
      <div role="status">
        {link === 'making' && <p>{words.making}</p>}
        {(link === 'offline' || link === 'failed') && <Notice kind="error" text={words[link]} />}
        {isExpired && <Notice kind="info" text={words.expired} />}
      </div>
      {typeof link === 'object' && !isExpired ? (
        <LinkToOpen link={link} now={now} onClose={onClose} />
      ) : (
        <div className="dialog__buttons cluster">
          {link !== 'making' && (
            <Button onClick={() => setLink('making')}>
              {isExpired ? words.renew : words.retry}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      )}
    </>
  );
}

interface LinkToOpenProps extends Pick<CopyPanelProps, 'onClose'> {
  readonly link: Link;
  readonly now: number;
}

function LinkToOpen({ link, now, onClose }: LinkToOpenProps) {
  const { url, count, leavesSome, expiresAt } = link;
  const field = useRef<HTMLInputElement>(null);
  const { share } = useShare();

  // `now` is rounded down to the second.
  const minutesLeft = Math.min(Math.ceil((expiresAt - now) / minute), transferMinutes);
  const hasCode = url.length <= longestCode;
  return (
    <>
      <div className="copy-panel stack-4">
        <p>{hasCode ? words.scan : words.tooLong}</p>
        {hasCode && <QrCode text={url} alt={words.qrAlt} ecc="L" />}
        <InputField
          label={words.link}
          ref={field}
          dir="ltr"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => selectForCopy(currentTarget)}
        />
        <div className="cluster">
          <CopyButton
            text={url}
            words={words.copy}
            variant="primary"
            onRefused={() => selectForCopy(field.current)}
          />
          {'share' in navigator && (
            <Button
              variant="secondary"
              onClick={() => void share({ title: transfer.receive.title, url }, url)}
            >
              <Icon name="share" />
              {words.share}
            </Button>
          )}
        </div>
        <p>{words.validity(minutesLeft)}</p>
        <div className="note stack-2">
          <p>{words.contents(count)}</p>
          {leavesSome && <p>{words.stays}</p>}
          <p>{words.move}</p>
        </div>
      </div>
      <div className="dialog__buttons cluster">
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  );
}
