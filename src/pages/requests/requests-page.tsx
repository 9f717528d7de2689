import { pageHead } from '#words/pages';
import { paths } from '../../content/paths';
import { requests } from '#words/requests';
import { RequestsUnavailable } from '../../enrolment/requests/requests-unavailable';
import { getFragment } from '../../site/addresses';
import { useHydrated } from '../../ui/use-hydrated';
import { Letterhead } from '../shared/letterhead';
import { PageHead } from '../shared/page-head';
import { useHash } from '../shared/use-hash';
import '../../ui/section-heading.css';
import './requests-page.css';
import { RequestsOnDevice } from './requests-on-device';

const linkStart = getFragment(paths.transfer(''));

/** This device's requests, or the receipt of the one that the address's fragment names. */
export function RequestsPage() {
  const hash = useHash();
  const link = hash.startsWith(linkStart) ? hash.slice(linkStart.length) : '';
  const shown = link ? '' : hash;
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead {...pageHead.requests} path={null} />
      <Letterhead path={paths.requests} />
      <section className="requests-page section page-start">
        <div className="container stack-5">
          <div className="requests-page__head section-heading stack-3">
            <h1 className="page-title">{requests.title}</h1>
            {!shown && <p className="lead soft screen-only">{requests.intro}</p>}
          </div>
          <noscript>
            <RequestsUnavailable text={requests.needsScript} />
          </noscript>
          {isHydrated && <RequestsOnDevice shown={shown} link={link} />}
        </div>
      </section>
    </>
  );
}
