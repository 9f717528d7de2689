/** Told whether an element lies below what is seen. */
type Tell = (isBelow: boolean) => void;

const watched = new Map<Element, Tell>();
let observer: IntersectionObserver | undefined;

/**
 * Tells whether an element is still below the view, until it is not or the returned function is
 * called. One observer for all, so that the page is rendered once with what it says of them.
 */
export function watchBelow(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const isBelow = !isIntersecting && boundingClientRect.top > 0;
      watched.get(target)?.(isBelow);
      if (!isBelow) leave(target);
    }
  });
  watched.set(element, tell);
  observer.observe(element);
  return () => leave(element);
}

function leave(element: Element): void {
  watched.delete(element);
  observer?.unobserve(element);
}
