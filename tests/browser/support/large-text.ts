import { expect, type Page } from '@playwright/test';
import { untilStable } from './stable';

/** Expects text enlarged to 200% to fit viewports of these widths and to stay legible. */
export async function expectLargeTextFits(page: Page, widths: readonly number[]): Promise<void> {
  const before = page.viewportSize();
  const devTools = await page.context().newCDPSession(page);
  const setTextSize = (pixels: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  const html = page.locator('html');
  // In Arabic, all text is larger.
  const size = await html.evaluate((root) => Number.parseFloat(getComputedStyle(root).fontSize));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(32);
    await expect(html).toHaveCSS('font-size', `${2 * size}px`);
    await untilStable(page);
    expect.soft(await page.evaluate(misfits), `text at 200%, ${width} px`).toEqual([]);
  }
  await setTextSize(16);
  await devTools.detach();
  if (before) await page.setViewportSize(before);
}

/**
 * Runs in the page: lists parts that are too wide, and text that is squeezed, cut off or outside
 * the viewport.
 */
function misfits(): string[] {
  const root = document.documentElement;
  const top = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1);
  const found: string[] = [];

  // The page clips its overflow, which would hide the problem.
  root.style.overflowX = 'visible';
  for (const part of [root, top ?? root]) {
    const excess = part.scrollWidth - part.clientWidth;
    if (excess > 0) found.push(`${part.localName} is ${excess} px too wide`);
  }
  root.style.overflowX = '';

  const texts = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    const element = texts.currentNode.parentElement;
    if (!text || !element || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const fault = findProblem(text, lines, element);
    if (fault)
      found.push(`${fault}: '${text.slice(0, 40)}' in ${element.localName}.${element.className}`);
  }
  return found;

  function isShown(element: Element): boolean {
    const isForReaders = element.closest(
      '.visually-hidden, .navigation-bar__requests-label, [inert], option, noscript, script, style',
    );
    return !isForReaders && element.checkVisibility({ visibilityProperty: true });
  }

  function findProblem(
    text: string,
    lines: readonly DOMRect[],
    element: Element,
  ): string | undefined {
    const rows = new Set(lines.map((line) => Math.round(line.top))).size;
    // Squeezed text has fewer than 3.5 characters per line on average.
    if (text.length >= 8 && rows > text.length / 3.5) return 'squeezed';
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
      const { left, right } = box.getBoundingClientRect();
      const isCut = (line: DOMRect) => line.left < left - 1 || line.right > right + 1;
      if (overflowX !== 'visible' && lines.some(isCut)) return 'cut off';
    }
    const isOutside = (line: DOMRect) => line.left < -1 || line.right > innerWidth + 1;
    return lines.some(isOutside) ? 'outside the window' : undefined;
  }
}
