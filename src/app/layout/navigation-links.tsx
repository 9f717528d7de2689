import { Link } from 'react-router-dom';
import { navigation } from '../../content/navigation';

interface NavigationLinksProps {
  readonly active: number;
  readonly pathname: string;
  readonly onFollow?: () => void;
}

/** The five links in their order. The active one may be the section that a course belongs to. */
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
