import { expectFocusStaysIn, pressOn, tabTo, typeInto } from './support/keyboard';
import { action, details, entry, openWith } from './support/outbox-page';
import { queuedRecord, rejectedRecord } from './support/outbox-records';
import { sliderOf } from './support/slider';
import { expect, test } from './support/test';

/** Everything here is done by keyboard alone: no pointer, and no focus but what the keys give. */

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('from the home page by the menu and the tabs to a request that has arrived', async ({
    page,
    listEnrolments,
  }) => {
    await page.goto('/');
    await pressOn(page, page.getByRole('button', { name: 'Open menu' }));
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await pressOn(page, menu.getByRole('link', { name: 'Courses' }));
    await expect(page).toHaveURL('/Courses');
    await expect(menu).toBeHidden();

    await pressOn(page, page.getByRole('tab', { name: 'English' }), 'ArrowRight');
    await expect(page.getByRole('tab', { name: 'Mandarin' })).toBeFocused();
    const yct = page.getByRole('tabpanel').getByRole('link', { name: /Enroll Now.*YCT/ });
    await pressOn(page, yct);
    await expect(page).toHaveURL('/Inroll/7');

    // Nothing is filled in yet: the summary takes the focus, and leads to the first field.
    await pressOn(page, page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByRole('alert').first()).toBeFocused();
    await pressOn(page, page.getByRole('alert').getByRole('link', { name: 'First name' }));
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.keyboard.type('Sample');
    await typeInto(page, page.getByLabel('Last name'), 'Keyboard');
    await typeInto(page, page.getByLabel('Country'), 'Japan');
    await expect(page.getByLabel('Country')).toHaveValue('Japan');
    await typeInto(page, page.getByLabel('Phone'), '+60 12-000 0000');
    await typeInto(page, page.getByLabel('Email'), 'sample.keyboard@example.org');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Course Info' })).toBeFocused();
    await pressOn(page, page.getByRole('radio', { name: '1 Month' }), 'Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '3 Months' })).toBeChecked();
    await pressOn(page, page.getByRole('switch', { name: 'VIP hours' }), 'Space');
    await typeInto(page, page.getByLabel('Number of VIP hours'), '4');

    const submit = page.getByRole('button', { name: 'Submit' });
    await pressOn(page, submit);
    const question = page.getByRole('alertdialog');
    await expectFocusStaysIn(page, question);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Yes, submit' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeFocused();
    const rows = (await listEnrolments()).filter(({ name }) => name === 'Sample Keyboard');
    expect(rows).toMatchObject([{ per: '3', hours: 4, nation: 'Japan', lang: 'Mandarin' }]);
    await pressOn(page, page.getByRole('link', { name: 'Go to Home' }));
    await expect(page).toHaveURL('/');
  });
});

test('a slider goes from slide to slide', async ({ page }) => {
  await page.goto('/AboutUs');
  const slider = sliderOf(page, 'Team');
  const dotNamed = (text: RegExp) => slider.getByRole('button', { name: text });
  await tabTo(page, dotNamed(/4 of 6/));
  await expect(dotNamed(/4 of 6/)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(dotNamed(/6 of 6/)).toBeFocused();
  await expect(dotNamed(/6 of 6/)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Home');
  await expect(dotNamed(/^.*1 of/)).toHaveAttribute('aria-current', 'true');
});

test('the WeChat dialog keeps the focus, and gives it back', async ({ page }) => {
  await page.goto('/ContactUs');
  const opener = page.getByRole('main').getByRole('button', { name: 'WeChat' }).first();
  await pressOn(page, opener);
  const dialog = page.getByRole('dialog');
  await expectFocusStaysIn(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('from what waits to the page of the requests, where one of them is deleted', async ({
  page,
}) => {
  await openWith(page, '/', queuedRecord(4), rejectedRecord(8));
  await expect(details(page)).toBeVisible();
  await pressOn(page, details(page));
  await expect(page).toHaveURL('/YourRequests');
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(page, action(page, 'Delete', 8));
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectFocusStaysIn(page, question);
  await pressOn(page, question.getByRole('button', { name: 'Delete it' }));
  await expect(entry(page, 8)).toBeHidden();
  await expect(entry(page, 4)).toBeVisible();
});
