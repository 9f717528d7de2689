import { useRef } from 'react';
import { drafts } from '../../content/drafts';
import { TextButton } from '../../ui/text-button';
import { useKeptFocus } from '../../ui/use-kept-focus';
import type { DraftView } from '../page/draft-knowledge';

interface OtherTabNoticeProps extends Pick<DraftView, 'otherTab'> {
  readonly onLoad: () => void;
}

/** Says that another tab has the same form open, and offers what was saved there. */
export function OtherTabNotice({ otherTab, onLoad }: OtherTabNoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  // Other answers stand in the form: it is read anew.
  useKeptFocus(region, '.enrolment-wizard__title');

  return (
    <div ref={region} role="status" className="draft-status__other-tab">
      {otherTab !== 'none' && <p>{drafts.otherTab[otherTab]}</p>}
      {otherTab === 'changed' && <TextButton onClick={onLoad}>{drafts.otherTab.load}</TextButton>}
    </div>
  );
}
