import { type FocusEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { academy } from '../../content/academy';
import { navigation } from '../../content/navigation';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { EmailAddress } from './email-address';
import './menu-panel.css';
import { NavigationLinks } from './navigation-links';

const { requests } = navigation;

export const menuPanelId = 'menu-panel';

interface MenuPanelProps {
  readonly active: number;
  readonly pathname: string;
  readonly onToggle: (shown: boolean) => void;
}

/**
 * The menu of narrow screens, sliding in from the right edge (section 2). A native popover: it
 * opens before any script has run, Escape and a tap beside it close it, and the focus goes back
 * to the toggle. Where the browser knows no popover, the links stand in the bar instead.
 */
export function MenuPanel({ active, pathname, onToggle }: MenuPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);

  const toggled = (event: ToggleEvent) => {
    const shown = event.newState === 'open';
    onToggle(shown);
    if (shown) close.current?.focus();
  };

  // Safari has it since its version 17, Firefox since 125.
  const hide = () => panel.current?.hidePopover?.();

  // Back and Forward lead to another page too.
  useEffect(() => panel.current?.hidePopover?.(), [pathname]);

  // The keyboard has left it: what has the focus must not lie under it.
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
          className="menu-panel__close"
          popoverTarget={menuPanelId}
          popoverTargetAction="hide"
          aria-label={navigation.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <NavigationLinks active={active} pathname={pathname} onFollow={hide} />
      <Link
        className="menu-panel__entry menu-panel__requests"
        to={requests.href}
        onClick={hide}
        aria-current={requests.href === pathname ? 'page' : undefined}
      >
        <Icon name="requests" />
        {requests.label}
      </Link>
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
