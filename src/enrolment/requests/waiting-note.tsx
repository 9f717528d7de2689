import { requests } from '../../content/requests';
import type { OutboxRecord } from '../core/record';
import { canSendInBackground } from '../status/sending-words';
import './quiet-note.css';

/** When what waits is sent by itself, where the browser sends nothing while the site is closed. */
export function WaitingNote({ records }: { readonly records: readonly OutboxRecord[] }) {
  const waits = records.some(({ state }) => state === 'queued' || state === 'sending');
  return waits && !canSendInBackground() && <p className="quiet-note">{requests.open.whileOpen}</p>;
}
