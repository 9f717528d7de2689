import { Link, type To } from 'react-router-dom';
import { officePage } from '../content/office-page';
import { Icon } from '../ui/icon';

/** Leads back to the list of requests. `to` may have the list's search. */
export const ListLink = ({ to = '/' }: { readonly to?: To }) => (
  <Link className="target cluster" to={to}>
    <Icon name="back" />
    {officePage.back}
  </Link>
);
