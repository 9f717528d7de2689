import { useState } from 'react';
import { paths } from '../../content/addresses';
import { navigation } from '../../content/navigation';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { BackLink } from './back-link';
import { MenuPanel } from './menu-panel';
import { MenuToggle } from './menu-toggle';
import { NavigationLinks } from './navigation-links';
import './navigation-bar.css';
import { useActiveNavLink } from './use-active-nav-link';

/** The bar at the top of every page: five links on wide screens, a menu on narrow ones. */
export function NavigationBar({ pathname }: { readonly pathname: string }) {
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
        <Link
          className="navigation-bar__requests"
          to={navigation.requests.href}
          aria-current={pathname === navigation.requests.href ? 'page' : undefined}
        >
          <Icon name="requests" />
          <span className="navigation-bar__requests-label">{navigation.requests.label}</span>
        </Link>
        <MenuToggle shown={menuShown} />
      </div>
      <MenuPanel active={active} pathname={pathname} onToggle={setMenuShown} />
    </header>
  );
}
