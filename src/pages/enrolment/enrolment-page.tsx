import { useLocation } from 'react-router-dom';
import type { CourseId } from '../../content/course-ids';
import { coursePage } from '#words/course-page';
import { fullTitles } from '#words/course-titles';
import { enrolmentHead } from '#words/pages';
import { paths } from '../../content/paths';
import { EnrolmentWizard } from '../../enrolment/wizard/enrolment-wizard';
import { requestToEdit } from '../../site/addresses';
import { courseById } from '../../site/courses';
import { ChatBox } from '../shared/chat-box';
import { Letterhead } from '../shared/letterhead';
import { PageHead } from '../shared/page-head';

export function EnrolmentPage({ id }: { readonly id: CourseId }) {
  const course = courseById(id);
  const location = useLocation();
  const request = requestToEdit(location);
  return (
    <>
      <PageHead {...enrolmentHead(course)} path={paths.enrolment(id)} />
      {/* No course title, because the visitor may choose another course in the form. */}
      <Letterhead path={paths.enrolment(id)} />
      {/* The key remounts the form when the visitor chooses a request. */}
      <EnrolmentWizard key={request && location.key} course={course} request={request} />
      <div className="above-footer container screen-only">
        <ChatBox whatsappText={coursePage.whatsappText(fullTitles[course.id])} />
      </div>
    </>
  );
}
