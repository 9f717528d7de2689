/** How long the pointer or the focus rests on a link that is meant, in milliseconds. */
const dwell = 65;

/**
 * Tells of each link that the visitor seems about to follow, until the returned function is called.
 * One listener for all: a link can come and go as it likes.
 */
export function watchIntent(onIntent: (link: HTMLAnchorElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look({ target, type }: Event): void {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    // Who presses it means it; pointer and focus may only pass.
    if (link) timer = setTimeout(() => onIntent(link), type === 'pointerdown' ? 0 : dwell);
  }

  const events = ['pointerover', 'pointerdown', 'focusin'];
  for (const event of events) document.addEventListener(event, look, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, look);
  };
}
