import { Component, type ReactNode } from 'react';
import { pageError } from '../../content/page-error';
import { Button } from '../../ui/button';
import { StatePicture } from '../../ui/state-picture';
import { useOnline } from '../../ui/use-online';

interface State {
  readonly failed: boolean;
}

/**
 * Keeps navigation and footer when a page can't be shown, most likely because its code did not
 * arrive over a poor connection. React has no hook for this, hence the class.
 */
export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}

function PageError() {
  const online = useOnline();
  return (
    <div className="page-error container section" role="alert">
      <StatePicture name={online ? 'missing' : 'offline'} />
      <div className="page-error__words">
        <h1>{pageError.title}</h1>
        <p>{pageError.text}</p>
        <p>
          <Button onClick={() => location.reload()}>{pageError.retry}</Button>
        </p>
      </div>
    </div>
  );
}
