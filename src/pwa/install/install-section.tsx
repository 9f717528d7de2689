import { install } from '#words/install';
import { Button } from '../../ui/button';
import './install.css';
import { InstallStepsDialog } from './install-steps-dialog';
import { useInstall } from './use-install';

/** The permanent install section, empty where the site can't be installed. */
export function InstallSection() {
  const { method, steps, start, closeSteps } = useInstall();
  return (
    <>
      {method !== 'none' && (
        <div className="install-section prose stack-3 start">
          <h3>{install.title}</h3>
          <p>{install.gain}</p>
          <p>
            <Button variant="secondary" onClick={start}>
              {method === 'prompt' ? install.install : install.how}
            </Button>
          </p>
        </div>
      )}
      <InstallStepsDialog steps={steps} onClose={closeSteps} />
    </>
  );
}
