import { academy } from '../../content/academy';
import { BreakableAddress } from '../../ui/breakable-address';

export function EmailAddress() {
  return (
    <span>
      <BreakableAddress text={academy.email} />
    </span>
  );
}
