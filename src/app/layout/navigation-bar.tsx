import { type MouseEvent, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { navigation } from '#words/navigation';
import { paths } from '../../content/paths';
import { resolveAddress } from '../../site/addresses';
import { Icon, Logo } from '../../ui/icon';
import { useActiveNavLink } from './active-nav-link';
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
