import { useEffect, useRef } from 'react';
import { savedRequest } from '../../content/saved-request';
import { Button } from '../../ui/button';
import { placeFocus } from '../../ui/use-kept-focus';
import type { SavedRequest } from '../outbox/copies';
import { titleOf } from '../status/request-words';
import { useNow } from '../status/use-now';
import { momentText } from './state-words';

const words = savedRequest.open;

interface SavedRequestsFoundProps {
  readonly requests: readonly SavedRequest[];
  /** Whether the device could not store them. */
  readonly isRefused: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Shows what was found in a file or text, and asks whether it is to be sent from here. */
export function SavedRequestsFound({
  requests,
  isRefused,
  onAccept,
  onDecline,
}: SavedRequestsFoundProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  useEffect(() => placeFocus(heading.current), []);
  const count = requests.length;

  return (
    <div className="saved-requests-found">
      <h4 ref={heading}>{words.found(count)}</h4>
      <ul className="saved-requests-found__list">
        {requests.map((request) => (
          <li key={request.id} className="saved-requests-found__item">
            <strong>{titleOf(request)}</strong>
            <span>{words.by(request.request.name.trim())}</span>
            <span className="saved-requests-found__moment">
              {words.confirmed(momentText(request.confirmedAt, now))}
            </span>
          </li>
        ))}
      </ul>
      <p>{words.question(count)}</p>
      {isRefused && (
        <p className="saved-requests-found__refused" role="alert">
          {words.notStored}
        </p>
      )}
      <div className="saved-requests-found__buttons">
        <Button onClick={onAccept}>{count === 1 ? words.accept : words.acceptSeveral}</Button>
        <Button variant="secondary" onClick={onDecline}>
          {count === 1 ? words.decline : words.declineSeveral}
        </Button>
      </div>
    </div>
  );
}
