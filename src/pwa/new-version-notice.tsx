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
      kind={step === 'unsaved' ? 'error' : 'info'}
      {...(step !== 'unsaved' && { picture: 'update' })}
      dismiss={{ label: labels.dismissNotice, onDismiss: dismissWorkerNotice }}
    >
      <p className="service-worker-notices__title">{pwa.newVersion.title}</p>
      {step === 'unsaved' && (
        <p className="service-worker-notices__text">{pwa.newVersion.unsaved}</p>
      )}
      <p>
        <Button aria-disabled={isStarting} onClick={() => isStarting || void updateSite()}>
          {isStarting ? pwa.newVersion.updating : pwa.newVersion.update}
        </Button>
      </p>
    </Notice>
  );
}
