import { useEffect } from 'react';
import { lateModule } from '../../ui/late-module';
import { prefetchPage } from './prefetch-page';
import { watchIntent } from './watch-intent';

const inView = lateModule(() => import('./watch-links-in-view'));

/** Fetches the next page's code before it is asked for. Shows nothing. */
export function Prefetching({ pathname }: { readonly pathname: string }) {
  const later = inView.use();
  useEffect(() => watchIntent(prefetchPage), []);
  // Another page has other links.
  useEffect(() => later?.watchLinksInView(prefetchPage), [later, pathname]);
  return null;
}
