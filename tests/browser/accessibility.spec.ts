import { catalogue } from '../screens/catalogue';
import { officeScreens } from '../screens/office';
import { pages } from '../screens/pages';
import { expectAccessible, phone } from './support/accessible';
import { expectFocusStaysIn, pressOn, typeInto } from './support/keyboard';
import { expectLargeTextFits } from './support/large-text';
import { expect, test } from './support/test';

test.use({ viewport: phone });

/** The screens that `npm test` checks. They contain most of the site's components. */
const deciding = new Set(['home', 'help-center', 'course', 'enrolment', 'requests']);

for (const screen of catalogue) {
  const tag = deciding.has(screen.name) ? '' : ' @all';
  test(`the screen ${screen.name} is accessible on a phone${tag}`, async ({
    page,
    expectedConsole,
  }) => {
    if (screen.console) expectedConsole.push(screen.console);
    await screen.open(page);
    await expectAccessible(page, screen);
    await expectLargeTextFits(page, [320]);
  });
}

// At all sizes, check only the pages, not their other states, which have mostly the same parts.
for (const screen of pages) {
  test(`the screen ${screen.name} is accessible at all sizes @all`, async ({
    page,
    expectedConsole,
  }) => {
    if (screen.console) expectedConsole.push(screen.console);
    await screen.open(page);
    await expectAccessible(page, { ...screen, atAllSizes: true });
    await expectLargeTextFits(page, [390, 768, 1280]);
  });
}

for (const [name, open] of Object.entries(officeScreens)) {
  test(`the screen ${name} is accessible at all sizes @all`, async ({
    page,
    server,
    expectedConsole,
  }) => {
    // Chromium logs the 401 response that the page gets before sign-in.
    expectedConsole.push(/Failed to load resource/);
    await open(page, server);
    await expectAccessible(page, { inWindow: name.endsWith('deletion'), atAllSizes: true });
  });
}

test.describe('using only the keyboard', () => {
  test('a visitor can find a course, fill in its form and submit it', async ({ page, rows }) => {
    const email = 'sample.keyboard@example.org';
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

    // The fields are still empty, so the error summary gets the focus and links to them.
    await pressOn(page, page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByRole('alert').first()).toBeFocused();
    await pressOn(page, page.getByRole('alert').getByRole('link', { name: 'First name' }));
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.keyboard.type('Sample');
    await typeInto(page, page.getByLabel('Last name'), 'Keyboard');
    await typeInto(page, page.getByLabel('Country'), 'Japan');
    await expect(page.getByLabel('Country')).toHaveValue('Japan');
    await typeInto(page, page.getByLabel('Phone'), '+60 12-000 0000');
    await typeInto(page, page.getByLabel('Email'), email);
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
    expect(rows(email)).toMatchObject([{ per: '3', hours: 4, nation: 'Japan', lang: 'Mandarin' }]);
    await pressOn(page, page.getByRole('link', { name: 'Go to Home' }));
    await expect(page).toHaveURL('/');
  });
});
