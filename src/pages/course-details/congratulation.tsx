import { coursePage } from '../../content/course-page';
import { labels } from '../../content/labels';
import { Notice } from '../../ui/notice';
import './congratulation.css';

interface CongratulationProps {
  readonly shown: boolean;
  readonly onDismiss: () => void;
}

/** The Arabic congratulation after an accepted enrolment (section 2), in a live region. */
export function Congratulation({ shown, onDismiss }: CongratulationProps) {
  return (
    <div className="congratulation" role="status" dir="rtl">
      {shown && (
        <Notice kind="success" dismiss={{ label: labels.dismissNotice, onDismiss }}>
          <p lang="ar">{coursePage.enrolled.congratulation}</p>
        </Notice>
      )}
    </div>
  );
}
