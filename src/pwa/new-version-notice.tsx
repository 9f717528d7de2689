import { labels } from '../content/labels';
import { pwa } from '../content/pwa';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { updateSite } from './update-site';
import { dismissWorkerNotice, type WorkerNotice } from './worker-notice';

interface NewVersionNoticeProps {
  readonly step: Extract<WorkerNotice, { kind: 'new-version' }>['step'];
}

/** Offers to load this tab with the newest version of the site. */
export function NewVersionNotice({ step }: NewVersionNoticeProps) {
  const isStarting = step === 'starting';
  return (
    <Notice
      kind={step === 'unsaved' ? 'error' : 'success'}
      dismiss={{ label: labels.dismissNotice, onDismiss: dismissWorkerNotice }}
    >
      <div className="service-worker-notices__row">
        <p className="service-worker-notices__title">{pwa.newVersion.title}</p>
        <Button
          variant="secondary"
          aria-disabled={isStarting}
          onClick={() => isStarting || void updateSite()}
        >
          {isStarting ? pwa.newVersion.updating : pwa.newVersion.update}
        </Button>
      </div>
      {step === 'unsaved' && <p>{pwa.newVersion.unsaved}</p>}
    </Notice>
  );
}
