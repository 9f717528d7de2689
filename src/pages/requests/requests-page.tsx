import { paths } from '../../content/addresses';
import { pageHead } from '../../content/pages';
import { requests } from '../../content/requests';
import { DeviceRequests } from '../../enrolment/requests/device-requests';
import { Letterhead } from '../shared/letterhead';
import { PageHead } from '../shared/page-head';
import { useHash } from '../shared/use-hash';
import { OnThisDevice } from './on-this-device';
import './requests-page.css';

/** Every enrolment request made on this device, how it stands, and its receipt. */
export function RequestsPage() {
  const shown = useHash();
  return (
    <>
      <PageHead {...pageHead.requests} path={null} />
      <Letterhead path={paths.requests} />
      <section className="requests-page section">
        <div className="container">
          <div className="requests-page__head">
            <h1 className="requests-page__title">{requests.title}</h1>
            {!shown && <p className="requests-page__intro">{requests.intro}</p>}
          </div>
          <DeviceRequests shown={shown}>
            <OnThisDevice />
          </DeviceRequests>
        </div>
      </section>
    </>
  );
}
