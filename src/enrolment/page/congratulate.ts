import { deviceOutbox } from '../outbox/outbox-store';
import { congratulated } from '../outbox/transitions';
import { outboxChanged } from './outbox-view';

/**
 * Notes that the visitor is congratulated on these requests. Never rejects.
 *
 * @returns whether this page is the first to do so for any of them
 */
export async function takeCongratulations(ids: readonly string[]): Promise<boolean> {
  try {
    const noted = await Promise.all(ids.map((id) => deviceOutbox.update(id, congratulated)));
    if (noted.every((record) => record === undefined)) return false;
    outboxChanged();
    return true;
  } catch {
    // Where it can't be noted, it would come again and again.
    return false;
  }
}
