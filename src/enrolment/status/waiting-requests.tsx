import { outbox } from '../../content/outbox';
import { Dialog } from '../../ui/dialog';
import { RequestList, type RequestListProps } from './request-list';
import './waiting-requests.css';

interface WaitingRequestsProps extends RequestListProps {
  readonly open: boolean;
}

/** Every request that waits on this device, how it stands, and what can be done with it. */
export function WaitingRequests({ open, ...list }: WaitingRequestsProps) {
  return (
    <Dialog open={open} onClose={list.onClose} title={outbox.list.title} startAt="title">
      <RequestList {...list} />
    </Dialog>
  );
}
