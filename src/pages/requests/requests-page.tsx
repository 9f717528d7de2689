import { useEffect, useState } from 'react';
import { paths } from '../../content/addresses';
import { pageHead } from '../../content/pages';
import { requests } from '../../content/requests';
import { WithoutRequests } from '../../enrolment/requests/without-requests';
import { lateModule } from '../../ui/late-module';
import { Letterhead } from '../shared/letterhead';
import { PageHead } from '../shared/page-head';
import { useHash } from '../shared/use-hash';
import './requests-page.css';

const onDevice = lateModule(() => import('./requests-on-device'));

/** Every enrolment request made on this device, how it stands, and its receipt. */
export function RequestsPage() {
  const shown = useHash();
  const later = useOnDevice();
  return (
    <>
      <PageHead {...pageHead.requests} path={null} />
      <Letterhead path={paths.requests} />
      <section className="requests-page section">
        <div className="container">
          <div className="requests-page__head stack-3">
            <h1 className="requests-page__title">{requests.title}</h1>
            {!shown && <p className="requests-page__intro">{requests.intro}</p>}
          </div>
          <noscript>
            <WithoutRequests text={requests.needsScript} />
          </noscript>
          {later && <later.RequestsOnDevice shown={shown} />}
        </div>
      </section>
    </>
  );
}

/** At once, for the visitor waits for it. @throws where it does not arrive, which the page tells */
function useOnDevice() {
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    onDevice.load().catch((error: unknown) => setFault({ error }));
  }, []);
  const later = onDevice.use();
  if (fault && !later) throw fault.error;
  return later;
}
