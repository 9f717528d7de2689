import { Component, type ReactNode } from 'react';
import { labels } from '#words/labels';
import { pageError } from '#words/page-error';
import { WaysToAsk } from '../../enrolment/status/ways-to-ask';
import { Button } from '../../ui/button';
import { StatusIllustration } from '../../ui/status-illustration';
import { useOnline } from '../../ui/use-online';

interface State {
  readonly failure: 'not-loaded' | 'broken' | null;
}

/** Matches the messages of Chromium, Firefox and Safari for code that failed to load. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /import/i.test(error.message);

/** Shows an error instead of a page that throws. React has no hook for error boundaries. */
export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isLoadFailure(error) ? 'not-loaded' : 'broken' };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <PageError isBroken={failure === 'broken'} /> : this.props.children;
  }
}

function PageError({ isBroken }: { readonly isBroken: boolean }) {
  const online = useOnline();
  const { title, text } = isBroken ? pageError.broken : pageError;
  return (
    <div className="page-error container section columns stack-5 sidebar-first apart" role="alert">
      <StatusIllustration name={isBroken || online ? 'missing' : 'offline'} />
      <div className="stack-4">
        <h1>{title}</h1>
        <p>
          {text}
          {isBroken && (
            <>
              {labels.space}
              <WaysToAsk />
            </>
          )}
        </p>
        {!isBroken && (
          <p>
            <Button onClick={() => location.reload()}>{pageError.retry}</Button>
          </p>
        )}
      </div>
    </div>
  );
}
