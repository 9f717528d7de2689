import { pageError } from '#words/page-error';
import { academy } from '../../../src/content/academy';
import { paths } from '../../../src/content/paths';
import { expect, test } from '../support/test';

test('if the libraries can’t be loaded, the form says so, and a reload makes it work', async ({
  openTab,
  network,
}) => {
  const visitor = await openTab();
  network.breakOff(/\/assets\/libraries-/);
  await visitor.open(paths.enrolment(2));
  for (const part of ['main', 'form']) {
    await visitor.sees(pageError.incomplete.title, `${part} > [role=alert]`);
    await visitor.sees(academy.phone, `${part} > [role=alert]`);
  }
  network.breakOff(null);
  // A browser may request a file again for the next script that imports it, and start after all.
  await visitor.evaluate(() =>
    document.querySelector<HTMLElement>('form > [role=alert] button')?.click(),
  );
  await expect.poll(() => visitor.readValue('First name')).toBe('');
  await visitor.fill('First name', 'Sample');
  await visitor.sees(/Saved on this device/);
});
