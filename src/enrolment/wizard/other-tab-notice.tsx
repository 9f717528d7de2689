import { drafts } from '../../content/drafts';
import type { DraftView } from '../page/draft-knowledge';

interface OtherTabNoticeProps extends Pick<DraftView, 'otherTab'> {
  readonly onLoad: () => void;
}

/** Says that another tab has the same form open, and offers what was saved there. */
export function OtherTabNotice({ otherTab, onLoad }: OtherTabNoticeProps) {
  return (
    <div role="status" className="draft-status__other-tab">
      {otherTab !== 'none' && <p>{drafts.otherTab[otherTab]}</p>}
      {otherTab === 'changed' && (
        <button type="button" className="draft-status__load" onClick={onLoad}>
          {drafts.otherTab.load}
        </button>
      )}
    </div>
  );
}
