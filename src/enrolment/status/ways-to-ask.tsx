import { academy } from '../../content/academy';

/** The academy's phone number and email address, as links. */
export const WaysToAsk = () => (
  <>
    <a href={academy.phoneHref}>{academy.phone}</a>,{' '}
    <a href={`mailto:${academy.email}`}>{academy.email}</a>
  </>
);
