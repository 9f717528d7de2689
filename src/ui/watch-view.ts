/** Reports whether an element is in view, and each time that changes. Returns a stop function. */
export function watchView(
  element: Element,
  report: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => report(entries.at(-1)!), options);
  observer.observe(element);
  return () => observer.disconnect();
}
