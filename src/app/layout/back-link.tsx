import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths, resolveAddress } from '../../content/addresses';
import { navigation } from '../../content/navigation';
import { Icon } from '../../ui/icon';

/**
 * Goes back, or up where the site was opened on this page by a shortcut or a notification. Shown
 * where the site runs as an app without the browser's buttons.
 */
export function BackLink({ pathname }: { readonly pathname: string }) {
  return (
    // Replace: going back must not return to the page that was left upwards.
    <Link
      replace
      className="navigation-bar__back"
      to={upFrom(pathname)}
      aria-label={navigation.back}
      onClick={goBack}
    >
      <Icon name="back" />
    </Link>
  );
}

function goBack(event: MouseEvent) {
  if (!canGoBack()) return;
  event.preventDefault();
  history.back();
}

/**
 * Whether there is a page of this site to go back to. Without the Navigation API the router's own
 * index tells: it counts from the page that was opened.
 */
function canGoBack(): boolean {
  if ('navigation' in globalThis) return globalThis.navigation.canGoBack;
  const state: unknown = history.state;
  return typeof state !== 'object' || state === null || !('idx' in state) || state.idx !== 0;
}

/** The page above a page: a form's course, a course's catalogue, else home. */
export function upFrom(pathname: string): string {
  const address = resolveAddress(pathname);
  switch (address.kind) {
    case 'enrolment':
      return paths.courseDetails(address.id);
    case 'course-details':
      return paths.courses;
    default:
      return paths.home;
  }
}
