import { academy } from '../../content/academy';
import { labels } from '#words/labels';

/** The academy's phone number and email address, as links. */
export const WaysToAsk = () => (
  <>
    <a href={academy.phoneHref}>{academy.phone}</a>
    {labels.comma}
    <a href={`mailto:${academy.email}`}>{academy.email}</a>
  </>
);
