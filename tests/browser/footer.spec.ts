import { expect, test } from './support/test';

test('section 2: the footer shows the school, quick links, contact info, social icons and the year', async ({
  page,
}) => {
  await test.step('section 2: the copyright line names the year of the build', async () => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText(
      /© 20\d\d Jambatan Language Academy\. All rights reserved\./,
    );
  });

  await test.step('section 2: the footer shows the school, quick links, contact info and social icons', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Jambatan is Malay for bridge.')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'hello@jambatan.example.org' })).toHaveAttribute(
      'href',
      'mailto:hello@jambatan.example.org',
    );
    await expect(
      footer.getByRole('link', { name: '+60 3-0000 0000', exact: true }),
    ).toHaveAttribute('href', 'tel:+60300000000');
    await expect(footer.getByText('50000 Kuala Lumpur')).toBeVisible();
    for (const service of ['WhatsApp', 'Facebook', 'Instagram', 'TikTok']) {
      await expect(footer.getByRole('link', { name: service })).toBeVisible();
    }
    await footer.getByRole('button', { name: 'WeChat' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('jambatan-sample');
  });
});

const quickLinks = [
  ['Home', '/', '/'],
  ['About Us', '/about', '/AboutUs'],
  ['Courses', '/courses', '/Courses'],
  ['Admissions', '/admissions', '/HelpCenter#how-to-apply'],
  ['Contact Us', '/contact', '/ContactUs'],
] as const;

test('section 2: the quick links lead to their pages', async ({ page }) => {
  await page.goto('/course-details/1');
  for (const [label, href, target] of quickLinks) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', href);
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test("section 2: 'Admissions' opens the tab 'How To Apply', on its page too, and brings it into view", async ({
  page,
}) => {
  for (const start of ['/', '/HelpCenter']) {
    await page.goto(start);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admissions' }).click();
    const tab = page.getByRole('tab', { name: 'How To Apply' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeInViewport();
  }
});
