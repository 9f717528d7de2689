import { expect, test, vi } from 'vitest';
import { registerUnsavedInput } from '../../src/ui/unsaved-input';
import { updateSite } from '../../src/pwa/update-site';
import { workerNotice } from '../../src/pwa/worker-notice';

/** Results of saving, in turn. Input typed while the new version starts is saved again. */
const saves: readonly [string, readonly (boolean | Error)[], number, string][] = [
  ['reloads the page if typed input is saved', [true, true], 1, 'starting'],
  ['does not reload the page if typed input cannot be saved', [false], 0, 'unsaved'],
  ['does not reload the page if saving fails', [new Error('full')], 0, 'unsaved'],
  ['does not reload the page if later input cannot be saved', [true, false], 0, 'unsaved'],
];

test.each(saves)('an update to a new version %s', async (_, results, loaded, step) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const left = [...results];
  const release = registerUnsavedInput(async () => {
    const result = left.shift();
    if (result instanceof Error) throw result;
    return result ?? true;
  });
  await updateSite();
  release();
  expect(reload).toHaveBeenCalledTimes(loaded);
  expect(workerNotice()).toEqual({ kind: 'new-version', step });
});
