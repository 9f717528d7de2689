import { Component, type ReactNode } from 'react';
import { PageFault } from './page-fault';

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
    return this.state.failed ? <PageFault /> : this.props.children;
  }
}
