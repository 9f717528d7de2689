import { persistStorage } from '../../../ui/persist-storage';
import { checkStatus } from '../../client/commands';
import { change, database } from '../../client/device-store';
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
    // The visitor is looking at the list. If a check fails, the page asks later, as for every receipt.
    for (const { id, asked } of added) if (asked) void checkStatus(id, true);
    return { kind: 'added', count: added.length };
  } catch {
    return { kind: 'unsaved', again: () => add(copied) };
  }
}
