import { useEffect, useState } from 'react';
import { listenToOthers } from '../channel';
import { type BegunForm, readDrafts } from '../draft/draft-store';
import { outboxView } from '../page/outbox-view';

/**
 * The forms that were begun on this device, the last one first, kept up to date; undefined until
 * they are read. A device that can't be read has none.
 */
export function useBegunForms(): readonly BegunForm[] | undefined {
  const [forms, setForms] = useState<readonly BegunForm[]>();

  useEffect(() => {
    let latest = 0;
    async function read() {
      latest += 1;
      const turn = latest;
      const found = await readBegunForms().catch(() => []);
      if (turn === latest) setForms(found);
    }
    void read();
    const stopListening = listenToOthers(() => void read());
    // What is withdrawn becomes a draft.
    const stopWatching = outboxView.subscribe(() => void read());
    return () => {
      latest = Infinity;
      stopListening();
      stopWatching();
    };
  }, []);

  return forms;
}

async function readBegunForms(): Promise<BegunForm[]> {
  const forms = await readDrafts(Date.now());
  return forms.toSorted((a, b) => b.draft.changedAt - a.draft.changedAt);
}
