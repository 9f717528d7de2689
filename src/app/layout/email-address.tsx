import { academy } from '../../content/academy';

const [name, host] = academy.email.split('@');

/** The academy's e-mail address, which breaks after its @ where a line is too short for it. */
export function EmailAddress() {
  return (
    <span>
      {name}@<wbr />
      {host}
    </span>
  );
}
