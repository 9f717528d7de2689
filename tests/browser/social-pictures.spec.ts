import sharp from 'sharp';
import { academy } from '../../src/content/academy';
import { notFoundPath, pagePaths } from '../../src/content/addresses';
import { expect, test } from './support/test';

// What networks and messengers read of a page: its HTML as it is sent.
test.use({ javaScriptEnabled: false });

for (const path of pagePaths) {
  test(`a link to ${path} is shown with a picture of its own`, async ({ page, request }) => {
    await page.goto(path);
    const meta = (name: string) => page.locator(`head > meta[${name}]`).getAttribute('content');
    const address = (await meta('property="og:image"')) ?? '';
    expect(address.startsWith(`${academy.origin}/`), 'an address with the site’s origin').toBe(
      true,
    );
    expect(await meta('property="og:image:alt"')).toBe(await page.title());
    expect(await meta('name="twitter:card"')).toBe('summary_large_image');

    const answer = await request.get(address.slice(academy.origin.length));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe(await meta('property="og:image:type"'));
    const picture = await answer.body();
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(await meta('property="og:image:width"')).toBe('1200');
    expect(await meta('property="og:image:height"')).toBe('630');
    expect(await coloursAlongTheEdge(picture), 'a plain ground').toHaveLength(1);
    // Messengers on a phone load it before the link is sent.
    expect(picture.byteLength).toBeLessThan(80_000);
  });
}

test('no two pages share a picture', async ({ request }) => {
  const pictures = await Promise.all(
    pagePaths.map(async (path) => {
      const [, address = ''] =
        /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(
          await (await request.get(path)).text(),
        ) ?? [];
      return (await (await request.get(address)).body()).toString('base64');
    }),
  );
  expect(new Set(pictures).size).toBe(pagePaths.length);
});

test('Not Found, which nobody shares, has none', async ({ request }) => {
  expect(await (await request.get(notFoundPath)).text()).not.toContain('og:image');
});

async function coloursAlongTheEdge(picture: Buffer): Promise<string[]> {
  const edge = sharp(picture).extract({ left: 0, top: 0, width: 60, height: 230 });
  const pixels = (await edge.removeAlpha().raw().toBuffer()).toString('hex').match(/.{6}/g);
  return [...new Set(pixels)];
}
