import type { MouseEvent } from 'react';
import { navigation } from '../../content/navigation';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { canGoBack } from './can-go-back';
import { upFrom } from './up-from';

/**
 * Goes back to where the visitor comes from, or up where the site was opened on this page: from a
 * shortcut or a notification. Shown where the site runs as an app without a browser's buttons.
 */
export function BackLink({ pathname }: { readonly pathname: string }) {
  return (
    // What is gone up from is not gone back to: the way up ends at the home page.
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
