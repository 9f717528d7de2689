import { lazy, Suspense, useState } from 'react';
import { requests } from '#words/requests';
import { CopyToDevice } from '../../enrolment/requests/copy-to-device';
import { DeviceRequests } from '../../enrolment/requests/device-requests';
import { RequestsPart } from '../../enrolment/requests/request-list';
import { DeleteData } from '../../enrolment/requests/delete-data';
import { InstallSection } from '../../pwa/install/install-section';
import { useReplaceHash } from '../shared/use-hash';

// Few visitors need its code.
const ReceivePanel = lazy(() => import('../../enrolment/requests/transfer/receive-panel'));

interface RequestsOnDeviceProps {
  /** Id or reference of the request whose receipt to show, or '' to show all requests. */
  readonly shown: string;
  /** A link's content if the address is one that copies another device's receipts, or ''. */
  readonly link: string;
}

export function RequestsOnDevice({ shown, link }: RequestsOnDeviceProps) {
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
