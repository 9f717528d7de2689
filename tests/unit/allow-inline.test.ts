import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowInline } from '../../src/page-policy/allow-inline';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = "default-src 'self'; script-src 'self'; style-src 'self'";

test('a page’s own script and style are allowed by their hashes, and nothing else', async () => {
  const style = '@media (width<40rem){a{color:red}}';
  const html = `<style>${style}</style><script data-a="x">if (a < b) é()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`;
  expect(await allowInline(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${hash('if (a < b) é()')}; style-src 'self' ${hash(style)}`,
  );
});

test('a policy of another kind stays as it is', async () => {
  expect(await allowInline("default-src 'none'", '<style>a{}</style>')).toBe("default-src 'none'");
});
