import { persistStorage } from '../../../ui/persist-storage';
import { change, database } from '../../client/device-store';
import { fetchReply } from '../../core/attempt';
import { storeStatus } from '../../core/receipts';
import { addReceipts, type Copied, unpack } from './content';
import { openLink, parseLink } from './link';
import { claimTransfer } from './server';

/** What has become of a link. After 'unreachable' and 'unstorable', it can still be used. */
export type Outcome =
  | { readonly kind: 'added'; readonly count: number }
  /** The device didn't store the receipts. `again` retries, as long as the page is open. */
  | { readonly kind: 'unsaved'; readonly again: () => Promise<Outcome> }
  | { readonly kind: 'broken' | 'used' | 'unreachable' | 'unstorable' };

/**
 * Uses up a link and stores its receipts on this device. Never rejects.
 *
 * @param text the part of the address after '#move='
 */
export async function receive(text: string): Promise<Outcome> {
  const link = await parseLink(text);
  if (!link) return { kind: 'broken' };
  const isWritable = await change(() => ({ result: database.isSaved() })).catch(() => false);
  if (!isWritable) return { kind: 'unstorable' };
  const claimed = await claimTransfer(link.id);
  if (typeof claimed === 'string') return { kind: claimed };
  try {
    return await add(await unpack(await openLink(link, claimed.key), Date.now()));
  } catch {
    return { kind: 'broken' };
  }
}

async function add(copied: Copied): Promise<Outcome> {
  try {
    const added = await change((state) => addReceipts(copied, Date.now())(state));
    void persistStorage();
    for (const { id, asked } of added) if (asked) void askForReply(id);
    return { kind: 'added', count: added.length };
  } catch {
    return { kind: 'unsaved', again: () => add(copied) };
  }
}

/**
 * Asks for the reply to a request. It causes no alert, because the visitor is looking at the list. If
 * this fails, the page asks later, like for every receipt.
 */
async function askForReply(id: string): Promise<void> {
  const result = await fetchReply(id);
  await change(storeStatus(id, result, Date.now(), true)).catch(() => undefined);
}
