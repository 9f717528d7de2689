import { useLocation } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { type Course, titleWithLanguage } from '../../content/course';
import { coursePage } from '../../content/course-page';
import { enrolment } from '../../content/enrolment';
import { enrolmentHead } from '../../content/pages';
import { EnrolmentWizard } from '../../enrolment/wizard/enrolment-wizard';
import { PageHead } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';

/** The enrolment form of a course (specification, section 2: /Inroll/:id). */
export function EnrolmentPage({ course }: { readonly course: Course }) {
  const request = useRequestToMend();
  return (
    <>
      <PageHead {...enrolmentHead(course)} path={paths.enrolment(course.id)} />
      <PageHero
        half
        title={enrolment.heroTitle}
        tagline={course.title}
        whatsappText={coursePage.whatsappText(titleWithLanguage(course))}
      />
      <section className="container section" aria-label={enrolment.formLabel}>
        <EnrolmentWizard key={request} course={course} request={request} />
      </section>
    </>
  );
}

/** The request that the visitor chose to mend among those that wait, if any. */
function useRequestToMend(): string | undefined {
  const state: unknown = useLocation().state;
  const chosen = typeof state === 'object' && state !== null && 'request' in state;
  return chosen && typeof state.request === 'string' ? state.request : undefined;
}
