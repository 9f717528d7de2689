import { Link } from 'react-router-dom';
import { labels } from '#words/labels';
import { install } from '#words/install';
import { paths } from '../../content/paths';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import './install.css';
import type { ShownSteps } from './use-install';

interface InstallStepsProps {
  readonly steps: ShownSteps | null;
  readonly onClose: () => void;
}

export function InstallStepsDialog({ steps, onClose }: InstallStepsProps) {
  return (
    <Dialog open={steps !== null} onClose={onClose} title={install.title} startAt="title">
      {steps && (
        <div className="stack-4">
          {steps.leftBehind && (
            <Notice kind="error">
              <p>
                {install.leftBehind.text + labels.space}
                <Link to={paths.requests} onClick={onClose}>
                  {install.leftBehind.link}
                </Link>
              </p>
            </Notice>
          )}
          <ol className="install-steps stack-4">
            {install.steps[steps.method].map(({ picture, text, hint }) => (
              <li key={picture} className="install-steps__step line">
                <div className="install-steps__picture">
                  <img src={`/pictures/install/${picture}.svg`} alt="" width="160" height="100" />
                </div>
                <div>
                  <p className="strong">{text}</p>
                  {hint && <p className="note">{hint}</p>}
                </div>
              </li>
            ))}
          </ol>
          <p className="note">{install.again}</p>
        </div>
      )}
      <div className="dialog__buttons cluster">
        <Button variant="secondary" onClick={onClose}>
          {install.close}
        </Button>
      </div>
    </Dialog>
  );
}
