import { coursePage } from '../../content/course-page';
import { Button } from '../../ui/button';
import './enrol-button.css';

interface EnrolButtonProps {
  readonly enrolled: boolean;
  readonly onEnrol: () => void;
}

/** The side 'Enroll Now' button; green, disabled and in Arabic once enrolled (section 2). */
export function EnrolButton({ enrolled, onEnrol }: EnrolButtonProps) {
  if (!enrolled) {
    return (
      <Button className="enrol-button" onClick={onEnrol}>
        {coursePage.enrol}
      </Button>
    );
  }
  return (
    <Button className="enrol-button enrol-button--enrolled" disabled>
      <span lang="ar" dir="rtl">
        {coursePage.enrolled.label}
      </span>
    </Button>
  );
}
