import { expect, test } from './support/test';

for (const [device, width, isInWords] of [
  ['a narrow phone', 320, false],
  ['a wide screen', 1280, true],
] as const) {
  test(`the way to this device’s requests is at hand on ${device}, and marked when open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/Courses');
    const link = page.getByRole('banner').getByRole('link', { name: 'Your requests', exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    const words = await link.getByText('Your requests').boundingBox();
    expect((words?.width ?? 0) > 40).toBe(isInWords);
    await expect(link).not.toHaveAttribute('aria-current');
    await link.click();
    await expect(page).toHaveURL('/YourRequests');
    await expect(link).toHaveAttribute('aria-current', 'page');
    // Section 4: a path that is no section's own keeps the active one.
    await expect(page.locator('.navigation-bar__links [aria-current]')).toHaveText('Courses');
  });
}
