import { untilNoted } from '../../faults/support/device';
import {
  alerts,
  countSuccesses,
  failureWith,
  fillIn,
  fillPersonalInfo,
  openForm,
  banner,
  submit,
  untilInstalled,
} from '../support/enrolment';
import { expect, test } from '../support/release-test';

/** Time limit for a browser to find and store a new version. */
const installing = { timeout: 60_000 };

/**
 * Time limit for the new version to start. The page itself waits for a minute, because Chromium may
 * need half a minute.
 */
const starting = { timeout: 70_000 };

test('a site update keeps the draft and the queued requests, and each request is sent once @all', async ({
  openTab,
  network,
  site,
  email,
  rows,
}) => {
  test.slow();
  const visitor = await openTab();
  await openForm(visitor, 3);
  await untilInstalled(visitor);
  network.misbehave('503 with Retry-After');
  for (const course of [1, 2]) {
    const form = await openTab();
    await fillIn(form, email, course);
    await submit(form);
    await form.sees(failureWith(503), alerts);
    await form.close();
  }
  await visitor.bringToFront();
  await fillPersonalInfo(visitor, { 'First name': 'Half', Email: `half.${email}` });

  site.publish('Quick links', 'Useful links');
  // A browser checks for a new version when a page is opened.
  const other = await openTab();
  await other.open('/AboutUs');
  await visitor.bringToFront();
  // The button appears once the browser has found and stored the new version.
  await visitor.sees(/^Update$/m, 'button', installing);
  await visitor.press('Update');
  await visitor.sees('Useful links', 'footer', starting);
  await expect.poll(() => visitor.readValue('First name')).toBe('Half');
  expect(await visitor.readValue('Email')).toBe(`half.${email}`);
  await visitor.sees('2 requests saved on this device', banner);
  expect(rows()).toEqual([]);

  network.misbehave('none');
  await visitor.press('Send now');
  await expect.poll(() => countSuccesses(visitor)).toBe(2);
  await untilNoted(visitor);
  expect(rows()).toHaveLength(2);
  expect(await countSuccesses(visitor)).toBe(2);
  expect(await visitor.readValue('First name')).toBe('Half');
});
