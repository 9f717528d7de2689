import { lazy, Suspense, useState } from 'react';
import { pageHead } from '#words/pages';
import { paths } from '../../content/paths';
import { requests } from '#words/requests';
import { CopyToDevice } from '../../enrolment/requests/copy-to-device';
import { DeleteData } from '../../enrolment/requests/delete-data';
import { DeviceRequests } from '../../enrolment/requests/device-requests';
import { RequestsPart } from '../../enrolment/requests/request-list';
import { RequestsUnavailable } from '../../enrolment/requests/requests-unavailable';
import { InstallSection } from '../../pwa/install/install-section';
import { getFragment } from '../../site/addresses';
import { useHydrated } from '../../ui/use-hydrated';
import { Letterhead } from '../shared/letterhead';
import { PageHead } from '../shared/page-head';
import { useHash, useReplaceHash } from '../shared/use-hash';
import '../../ui/section-heading.css';
import './requests-page.css';

// Few visitors need its code.
const ReceivePanel = lazy(() => import('../../enrolment/requests/transfer/receive-panel'));

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

interface RequestsOnDeviceProps {
  /** Id or reference of the request whose receipt to show, or '' to show all requests. */
  readonly shown: string;
  /** A link's content if the address is one that copies another device's receipts, or ''. */
  readonly link: string;
}

function RequestsOnDevice({ shown, link }: RequestsOnDeviceProps) {
  const replaceHash = useReplaceHash();
  // The outcome is shown until the visitor opens a receipt, although the link leaves the address.
  const [opened, setOpened] = useState('');
  if (link !== '' ? link !== opened : shown !== '' && opened !== '') setOpened(link);
  return (
    <>
      {opened && (
        <Suspense>
          <ReceivePanel key={opened} link={opened} onUsed={() => replaceHash('')} />
        </Suspense>
      )}
      <DeviceRequests shown={shown}>
        <div className="on-this-device screen-only">
          <RequestsPart title={requests.device.title}>
            <InstallSection />
            <CopyToDevice />
            <DeleteData />
          </RequestsPart>
        </div>
      </DeviceRequests>
    </>
  );
}
