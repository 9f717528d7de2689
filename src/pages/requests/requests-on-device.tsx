import { requests } from '../../content/requests';
import { DeviceRequests } from '../../enrolment/requests/device-requests';
import { ForgetDevice } from '../../enrolment/requests/forget-device';
import { RequestsPart } from '../../enrolment/requests/requests-part';
import { InstallSection } from '../../pwa/install/install-section';
import './requests-on-device.css';

/** What the page holds beside its title: all that is known on this device alone. */
export function RequestsOnDevice({ shown }: { readonly shown: string }) {
  return (
    <DeviceRequests shown={shown}>
      <OnThisDevice />
    </DeviceRequests>
  );
}

/** What concerns the device more than one request: what it installs, takes up and forgets. */
function OnThisDevice() {
  return (
    <div className="on-this-device">
      <RequestsPart title={requests.device.title}>
        <div className="on-this-device__ways">
          <InstallSection />
          <ForgetDevice />
        </div>
      </RequestsPart>
    </div>
  );
}
