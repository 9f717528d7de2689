import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths';
import { requests } from '#words/requests';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { moveFocusTo, useRestoreFocus } from '../../ui/restore-focus';
import { checkStatuses } from '../client/commands';
import { emptyState, useDeviceSnapshot } from '../client/device-store';
import { findCurrentRecord, findReceipt, findRecord } from '../core/record';
import { Receipt } from './receipt';
import { useRequestActions } from './request-actions';
import { RequestList } from './request-list';
import { RequestsUnavailable } from './requests-unavailable';

interface DeviceRequestsProps {
  /** Id or reference of the request whose receipt to show, or '' to show all requests. */
  readonly shown: string;
  readonly children: ReactNode;
}

export function DeviceRequests({ shown, children }: DeviceRequestsProps) {
  const view = useDeviceSnapshot();
  const navigate = useNavigate();
  const actions = useRequestActions(() => {
    if (shown) void navigate(paths.requests, { replace: true });
  });
  const area = useRef<HTMLDivElement>(null);
  useRestoreFocus(area, 'main h1');
  useScrollToTop(shown);

  const state = view.kind === 'ready' ? view.state : emptyState;
  // A bookmark or an open receipt may name a request that has been replaced since.
  const named = findRecord(state, shown) ?? findCurrentRecord(state, shown);
  // Notifications and emails about replies link to the reference.
  const news = findReceipt(state, shown);
  const record = named ?? news;
  const { key: visit } = useLocation();
  useEffect(() => void checkStatuses(news?.id), [news?.id, visit]);
  const isUnreadable = view.kind === 'unreadable' || (view.kind === 'ready' && !view.isSaved);

  return (
    <div ref={area} className="stack-5">
      <div className="callout prose strong screen-only" role="status">
        {actions.note && <p>{actions.note}</p>}
      </div>
      {isUnreadable && <RequestsUnavailable {...requests.unavailable} />}
      {view.kind === 'ready' && shown && !record && (
        <Notice kind="info" text={requests.single.unknown} />
      )}
      {record?.state === 'accepted' ? (
        <div className="stack-4">
          <p className="strong screen-only">
            <Link className="target tight" to={paths.requests} onClick={actions.clearNote}>
              <Icon name="back" />
              {requests.single.back}
            </Link>
          </p>
          <Receipt record={record} state={state} actions={actions} />
        </div>
      ) : (
        view.kind !== 'loading' && (
          <div>
            {view.kind === 'ready' && <RequestList state={view.state} actions={actions} />}
            {children}
          </div>
        )
      )}
      {actions.dialog}
    </div>
  );
}

function useScrollToTop(shown: string): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (last === shown || (last === undefined && shown === '')) return;
    scrollTo({ top: 0, behavior: 'instant' });
    // After a navigation, the focus is already at the start of the page.
    if (last === undefined) return;
    moveFocusTo(document.querySelector('.receipt h2') ?? document.querySelector('main h1'));
  }, [shown]);
}
