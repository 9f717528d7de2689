import { useRef } from 'react';
import { drafts } from '../../content/drafts';
import { TextButton } from '../../ui/button';
import { useKeptFocus } from '../../ui/use-kept-focus';

interface OtherTabNoticeProps {
  readonly shown: boolean;
  readonly onLoad: () => void;
}

/** Says that another version of the form was saved, for example in another tab, and offers it. */
export function OtherTabNotice({ shown, onLoad }: OtherTabNoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  // Other answers stand in the form: it is read anew.
  useKeptFocus(region, '.enrolment-wizard__title');

  return (
    <div ref={region} role="status" className="draft-status__other-tab">
      {shown && <p>{drafts.otherTab.changed}</p>}
      {shown && <TextButton onClick={onLoad}>{drafts.otherTab.load}</TextButton>}
    </div>
  );
}
