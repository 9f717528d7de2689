import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { navigation } from '../../content/navigation';
import { Icon, Logo } from '../../ui/icon';
import { useActiveNavLink } from './active-nav-link';
import { BackLink } from './back-link';
import { MenuPanel, menuPanelId } from './menu-panel';
import './navigation.css';
import { NavigationLinks } from './navigation-links';

/** The bar at the top of every page: five links on wide screens, a menu on narrow ones. */
export function NavigationBar() {
  const { pathname } = useLocation();
  const active = useActiveNavLink(pathname);
  const [menuShown, setMenuShown] = useState(false);
  return (
    <header className="navigation-bar">
      <div className="navigation-bar__inner container">
        {pathname !== paths.home && <BackLink pathname={pathname} />}
        <Link className="navigation-bar__home" to={paths.home} aria-label={navigation.home}>
          <Logo />
        </Link>
        <nav className="navigation-bar__links" aria-label={navigation.label}>
          <NavigationLinks active={active} pathname={pathname} />
        </nav>
        <NavLink className="navigation-bar__requests" to={navigation.requests.href}>
          <Icon name="requests" />
          <span className="navigation-bar__requests-label">{navigation.requests.label}</span>
        </NavLink>
        <MenuToggle shown={menuShown} />
      </div>
      <MenuPanel active={active} pathname={pathname} onToggle={setMenuShown} />
    </header>
  );
}

/** Shows or hides the menu panel; its icon flips between the two (section 4). */
function MenuToggle({ shown }: { readonly shown: boolean }) {
  return (
    <button
      type="button"
      className="menu-toggle"
      popoverTarget={menuPanelId}
      aria-expanded={shown}
      aria-label={shown ? navigation.closeMenu : navigation.openMenu}
    >
      <Icon name={shown ? 'close' : 'menu'} />
    </button>
  );
}
