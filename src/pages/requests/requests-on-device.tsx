import { requests } from '#words/requests';
import { DeviceRequests } from '../../enrolment/requests/device-requests';
import { RequestsPart } from '../../enrolment/requests/request-list';
import { DeleteData } from '../../enrolment/requests/delete-data';
import { InstallSection } from '../../pwa/install/install-section';

/** The content that is known only on this device: the requests and the 'On this device' part. */
export function RequestsOnDevice({ shown }: { readonly shown: string }) {
  return (
    <DeviceRequests shown={shown}>
      <div className="on-this-device screen-only">
        <RequestsPart title={requests.device.title}>
          <InstallSection />
          <DeleteData />
        </RequestsPart>
      </div>
    </DeviceRequests>
  );
}
