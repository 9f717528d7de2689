import type { CSSProperties } from 'react';
import { paths } from '../../content/addresses';
import { type Course, titleWithLanguage } from '../../content/course';
import { coursePage } from '../../content/course-page';
import { courseHead } from '../../content/pages';
import { courseData } from '../../content/structured-data';
import { ButtonLink } from '../../ui/button-link';
import { SectionHeading } from '../../ui/section-heading';
import { PageHead } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';
import { StructuredData } from '../shared/structured-data';
import { Congratulation } from './congratulation';
import './course-details-page.css';
import { CourseSections } from './course-sections';
import { EnrolButton } from './enrol-button';
import { SectionMenu } from './section-menu';
import { useActiveSection } from './use-active-section';
import { useEnrolled } from './use-enrolled';
import { slideOutMilliseconds, useSlideOut } from './use-slide-out';

const sectionIds = coursePage.sections.map((section) => section.id);
const areaTitleId = 'course-area-title';

/** Details of one course (section 2). */
export function CourseDetailsPage({ course }: { readonly course: Course }) {
  const enrolmentPath = paths.enrolment(course.id);
  const [active, choose] = useActiveSection(sectionIds);
  const { leaving, leave } = useSlideOut(enrolmentPath);
  const { enrolled, congratulation, dismiss } = useEnrolled(course.id);

  return (
    <>
      <PageHead {...courseHead(course)} path={paths.courseDetails(course.id)} />
      <StructuredData data={courseData(course)} />
      <div
        className={leaving ? 'course-page course-page--leaving' : 'course-page'}
        style={leaving ? slideOutStyle : undefined}
      >
        <Congratulation shown={congratulation} onDismiss={dismiss} />
        <PageHero
          title={course.title}
          details={course.details}
          enrol={{ href: enrolmentPath, label: coursePage.enrol }}
          whatsappText={coursePage.whatsappText(titleWithLanguage(course))}
          decorated
        />
        <section className="section" aria-labelledby={areaTitleId}>
          <div className="container course-page__area">
            <SectionHeading id={areaTitleId} title={coursePage.areaTitle} />
            <div className="course-page__columns">
              <div className="course-page__side">
                <SectionMenu active={active} onChoose={choose} />
                <div className="course-page__enrol">
                  <EnrolButton enrolled={enrolled} onEnrol={leave} />
                </div>
              </div>
              <CourseSections course={course} />
            </div>
          </div>
        </section>
        <section className="section section--sunken">
          <div className="container course-page__end">
            <h2>{course.title}</h2>
            <ButtonLink to={enrolmentPath}>{coursePage.enrol}</ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}

const slideOutStyle: CSSProperties = { animationDuration: `${slideOutMilliseconds}ms` };
