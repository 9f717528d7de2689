import { requests } from '#words/requests';
import { DeviceRequests } from '../../enrolment/requests/device-requests';
import { RequestsPart } from '../../enrolment/requests/request-list';
import { DeleteData } from '../../enrolment/requests/delete-data';
import { InstallSection } from '../../pwa/install/install-section';

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
