import { labels } from '../content/labels';
import { pwa } from '../content/pwa';
import { Notice } from '../ui/notice';
import { dismissWorkerNotice } from './worker-notice';

/** Says that the site is on this device. */
export function OfflineReadyNotice() {
  return (
    <Notice
      kind="success"
      dismiss={{ label: labels.dismissNotice, onDismiss: dismissWorkerNotice }}
    >
      <p className="service-worker-notices__title">{pwa.offlineReady.title}</p>
      <p className="service-worker-notices__text">{pwa.offlineReady.text}</p>
    </Notice>
  );
}
