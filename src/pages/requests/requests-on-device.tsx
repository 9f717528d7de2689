import { DeviceRequests } from '../../enrolment/requests/device-requests';
import { OnThisDevice } from './on-this-device';

/** What the page holds beside its title: all that is known on this device alone. */
export function RequestsOnDevice({ shown }: { readonly shown: string }) {
  return (
    <DeviceRequests shown={shown}>
      <OnThisDevice />
    </DeviceRequests>
  );
}
