import { type FocusEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { academy } from '../../content/academy';
import { navigation } from '#words/navigation';
import { BreakableAddress } from '../../ui/breakable-address';
import { Icon, Logo } from '../../ui/icon';
import { LanguageEntry, languageMenuId } from './languages';

const { requests } = navigation;

export const menuPanelId = 'menu-panel';

interface MenuPanelProps {
  readonly active: number;
  readonly pathname: string;
  readonly onToggle: (shown: boolean) => void;
}

/**
 * The menu on narrow screens (section 2). As a native popover, it works before any script has run.
 */
export function MenuPanel({ active, pathname, onToggle }: MenuPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);

  const toggled = (event: ToggleEvent) => {
    const shown = event.newState === 'open';
    onToggle(shown);
    if (shown) close.current?.focus();
  };

  // Chrome before 114, Safari before 17 and Firefox before 125 don't have this method.
  const hide = () => panel.current?.hidePopover?.();

  useEffect(() => {
    const menu = panel.current;
    if (!menu?.hidePopover) return undefined;
    // The visitor may have opened the menu before hydration.
    if (menu.matches(':popover-open')) onToggle(true);
    // Close the menu here too, because Back and Forward change the page without a click on a link.
    return () => menu.hidePopover();
  }, [pathname, onToggle]);

  // The panel must not cover an element that the visitor has moved the focus to.
  const hideWhenLeft = ({ relatedTarget }: FocusEvent) => {
    const menus = [panel.current, document.getElementById(languageMenuId)];
    if (relatedTarget && !menus.some((menu) => menu?.contains(relatedTarget))) hide();
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
      <div className="menu-panel__top line row">
        <Logo />
        <button
          ref={close}
          type="button"
          className="menu-panel__close icon-button icon-end"
          popoverTarget={menuPanelId}
          popoverTargetAction="hide"
          aria-label={navigation.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <NavigationLinks active={active} pathname={pathname} onFollow={hide} />
      <NavLink
        className="menu-panel__entry menu-panel__requests plain-link line strong"
        to={requests.href}
        onClick={hide}
      >
        <Icon name="requests" />
        {requests.label}
      </NavLink>
      <div className="menu-panel__contact on-ink">
        <LanguageEntry />
        <a className="menu-panel__entry plain-link line" href={academy.phoneHref}>
          <Icon name="phone" />
          <bdi>{academy.phone}</bdi>
        </a>
        <a className="menu-panel__entry plain-link line" href={`mailto:${academy.email}`}>
          <Icon name="mail" />
          <BreakableAddress text={academy.email} />
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

/** The five links. On a page that none of them leads to, the last active link stays active. */
export function NavigationLinks({ active, pathname, onFollow }: NavigationLinksProps) {
  return (
    <ul className="navigation-links">
      {navigation.links.map(({ label, href }, index) => (
        <li key={href}>
          <Link
            to={href}
            className="navigation-links__link plain-link target"
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
