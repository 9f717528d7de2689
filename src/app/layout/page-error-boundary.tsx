import { Component, type ReactNode } from 'react';
import { pageError } from '../../content/page-error';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

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
    if (!this.state.failed) return this.props.children;
    return (
      <div className="container section" role="alert">
        <Notice kind="error">
          <h1>{pageError.title}</h1>
          <p>{pageError.text}</p>
          <p>
            <Button onClick={() => location.reload()}>{pageError.retry}</Button>
          </p>
        </Notice>
      </div>
    );
  }
}
