import { keepsAnything } from '../enrolment/client/device-view';
import { savesData } from '../ui/browser';

/**
 * Resolves once the site's files are worth a visitor's data plan: at once, unless the visitor saves
 * data. Then it is once something is typed, which could be lost or wait to be sent, or the site is
 * installed.
 *
 * @param settled after which it is asked whether something was typed earlier, and is kept by then
 */
export async function untilWanted(settled: Promise<void>): Promise<void> {
  if (!savesData() || matchMedia('(display-mode: standalone)').matches) return;
  await new Promise<void>((resolve) => {
    const want = () => resolve();
    addEventListener('input', want, { once: true });
    addEventListener('appinstalled', want, { once: true });
    settled.then(keepsAnything).then(
      (kept) => kept && want(),
      // A device that can't store keeps nothing.
      () => undefined,
    );
  });
}
