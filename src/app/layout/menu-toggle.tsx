import { navigation } from '../../content/navigation';
import { Icon } from '../../ui/icon';
import { menuPanelId } from './menu-panel';

/** Shows or hides the menu panel; its icon flips between the two (section 4). */
export function MenuToggle({ shown }: { readonly shown: boolean }) {
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
