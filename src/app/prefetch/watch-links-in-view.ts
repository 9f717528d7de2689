import { untilIdle } from '../../ui/until-idle';
import { allowance } from './allowance';

/**
 * Tells of each link to a page of this site once it is in view and nothing else is to do, until the
 * returned function is called; on a good connection alone, and not where a worker answers, which
 * has every page on the device.
 */
export function watchLinksInView(onLink: (link: HTMLAnchorElement) => void): () => void {
  if (allowance() !== 'seen' || navigator.serviceWorker?.controller) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      void untilIdle().then(() => onLink(target));
    }
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  return () => observer.disconnect();
}
