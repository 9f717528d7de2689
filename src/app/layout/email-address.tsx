import { academy } from '../../content/academy';
import { BreakableAddress } from '../../ui/breakable-address';

/** The academy's e-mail address, one item of the line that it stands in. */
export function EmailAddress() {
  return (
    <span>
      <BreakableAddress text={academy.email} />
    </span>
  );
}
