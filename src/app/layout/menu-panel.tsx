import { type FocusEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { academy } from '../../content/academy';
import { navigation } from '../../content/navigation';
import { Icon, Logo } from '../../ui/icon';
import { EmailAddress } from './footer';

const { requests } = navigation;

export const menuPanelId = 'menu-panel';

interface MenuPanelProps {
  readonly active: number;
  readonly pathname: string;
  readonly onToggle: (shown: boolean) => void;
}

/**
 * The menu on narrow screens, sliding in from the right edge (section 2). As a native popover, it
 * opens before any script has run, closes on Escape or a tap outside, and returns the focus to the
 * toggle. Browsers without popover support show the links in the bar instead.
 */
export function MenuPanel({ active, pathname, onToggle }: MenuPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);

  const toggled = (event: ToggleEvent) => {
    const shown = event.newState === 'open';
    onToggle(shown);
    if (shown) close.current?.focus();
  };

  // Optional call: Safari before 17 and Firefox before 125 don't support popovers.
  const hide = () => panel.current?.hidePopover?.();

  useEffect(() => {
    const menu = panel.current;
    if (!menu?.hidePopover) return undefined;
    // The visitor opened the menu before hydration.
    if (menu.matches(':popover-open')) onToggle(true);
    // Back and Forward change the page too.
    return () => menu.hidePopover();
  }, [pathname, onToggle]);

  // The panel must not cover an element that the keyboard has moved the focus to.
  const hideWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !panel.current?.contains(relatedTarget)) hide();
  };

  return (
    <nav
      ref={panel}
      id={menuPanelId}
      className="menu-panel"
      popover="auto"
      aria-label={navigation.menu}
      onToggle={toggled}
      onBlur={hideWhenLeft}
    >
      <div className="menu-panel__top">
        <Logo />
        <button
          ref={close}
          type="button"
          className="menu-panel__close icon-button"
          popoverTarget={menuPanelId}
          popoverTargetAction="hide"
          aria-label={navigation.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <NavigationLinks active={active} pathname={pathname} onFollow={hide} />
      <NavLink className="menu-panel__entry menu-panel__requests" to={requests.href} onClick={hide}>
        <Icon name="requests" />
        {requests.label}
      </NavLink>
      <div className="menu-panel__contact on-ink">
        <a className="menu-panel__entry" href={academy.phoneHref}>
          <Icon name="phone" />
          {academy.phone}
        </a>
        <a className="menu-panel__entry" href={`mailto:${academy.email}`}>
          <Icon name="mail" />
          <EmailAddress />
        </a>
      </div>
    </nav>
  );
}

interface NavigationLinksProps {
  readonly active: number;
  readonly pathname: string;
  readonly onFollow?: () => void;
}

/**
 * The five links in order. One of them can be active even on a page that it doesn't lead to, such
 * as a course's page.
 */
export function NavigationLinks({ active, pathname, onFollow }: NavigationLinksProps) {
  return (
    <ul className="navigation-links">
      {navigation.links.map(({ label, href }, index) => (
        <li key={href}>
          <Link
            to={href}
            className="navigation-links__link"
            onClick={onFollow}
            aria-current={index === active ? (href === pathname ? 'page' : 'true') : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
