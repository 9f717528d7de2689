import { requests } from '../../content/requests';
import { ForgetDevice } from '../../enrolment/requests/forget-device';
import { RequestsPart } from '../../enrolment/requests/requests-part';
import { InstallSection } from '../../pwa/install/install-section';
import './on-this-device.css';

/** What concerns the device more than one request: what it installs, takes up and forgets. */
export function OnThisDevice() {
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
