import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { navigation } from '#words/navigation';
import { paths, screenPaths } from '../../content/paths';
import { resolveAddress } from '../../site/addresses';
import { subscribeToNothing } from '../../ui/create-store';
import { Icon, Logo } from '../../ui/icon';
import { readLocal, storeLocal } from '../../ui/local-storage';
import { LanguageMenu, LanguageToggle } from './languages';
import { MenuPanel, menuPanelId, NavigationLinks } from './menu-panel';
import './navigation.css';

export function NavigationBar() {
  const { pathname } = useLocation();
  const active = useActiveNavLink(pathname);
  const [menuShown, setMenuShown] = useState(false);
  return (
    <header className="bar navigation-bar">
      <div className="line row container">
        {pathname !== paths.home && <BackLink pathname={pathname} />}
        <Link className="target" to={paths.home} aria-label={navigation.home}>
          <Logo />
        </Link>
        <nav className="navigation-bar__links wide-only" aria-label={navigation.label}>
          <NavigationLinks active={active} pathname={pathname} />
        </nav>
        <NavLink
          className="navigation-bar__requests plain-link icon-button"
          to={navigation.requests.href}
          aria-label={navigation.requests.label}
        >
          <Icon name="requests" />
          <span className="navigation-bar__requests-label">{navigation.requests.label}</span>
        </NavLink>
        <LanguageToggle />
        <MenuToggle shown={menuShown} />
      </div>
      <LanguageMenu />
      <MenuPanel active={active} pathname={pathname} onToggle={setMenuShown} />
    </header>
  );
}

/** Toggles the menu panel. The button's icon shows whether the panel is open (section 4). */
function MenuToggle({ shown }: { readonly shown: boolean }) {
  return (
    <button
      type="button"
      className="menu-toggle icon-button icon-end narrow-only"
      popoverTarget={menuPanelId}
      aria-expanded={shown}
      aria-label={shown ? navigation.closeMenu : navigation.openMenu}
    >
      <Icon name={shown ? 'close' : 'menu'} />
    </button>
  );
}

/** Goes back or to the parent page. Only apps without browser buttons show this link. */
function BackLink({ pathname }: { readonly pathname: string }) {
  return (
    // Replace the history entry, so that Back doesn't return to this page.
    <Link
      replace
      className="navigation-bar__back icon-button"
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
 * Returns true if the history has an earlier page of this site. In browsers without the Navigation
 * API, uses the router's index, which is 0 on the first page opened.
 */
function canGoBack(): boolean {
  if ('navigation' in globalThis) return globalThis.navigation.canGoBack;
  const state: unknown = history.state;
  return typeof state !== 'object' || state === null || !('idx' in state) || state.idx !== 0;
}

function upFrom(pathname: string): string {
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

/** Local storage key (section 9). */
const storageKey = 'activeNavLink';

/** The active index in this tab, or undefined until it has been read from storage. */
let remembered: number | undefined;

/** Returns the active navigation item's index (section 4). Paths without an item don't change it. */
function useActiveNavLink(pathname: string): number {
  const own = screenPaths.findIndex((path) => path === pathname);
  const kept = useSyncExternalStore(subscribeToNothing, recall, () => 0);
  useEffect(() => {
    if (own !== -1) remember(own);
  }, [own]);
  return own === -1 ? kept : own;
}

/** Reads storage only once, because it may be blocked. Any other value than 0 to 4 counts as 0. */
const recall = (): number =>
  (remembered ??= Math.max(['0', '1', '2', '3', '4'].indexOf(readLocal(storageKey) ?? ''), 0));

function remember(index: number): void {
  remembered = index;
  storeLocal(storageKey, String(index));
}
