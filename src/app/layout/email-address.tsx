import { academy } from '../../content/academy';
import { BreakableAddress } from '../../ui/breakable-address';

/** The academy's email address, in one element so that it is a single item in a flex container. */
export function EmailAddress() {
  return (
    <span>
      <BreakableAddress text={academy.email} />
    </span>
  );
}
