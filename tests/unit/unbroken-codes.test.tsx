import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenCodes } from '../../src/ui/unbroken-codes';

test('codes have no line breaks, but can be copied as they are', () => {
  const html = renderToStaticMarkup(
    <UnbrokenCodes text="A number, like JLA-C-7K2M-93QD, for A-level" />,
  );
  expect(html).toBe('A number, like <span class="unbroken">JLA-C-7K2M-93QD</span>, for A-level');
});
