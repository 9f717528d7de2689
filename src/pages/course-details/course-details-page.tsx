import { type CSSProperties, useRef } from 'react';
import { academy } from '../../content/academy';
import { paths } from '../../content/addresses';
import { titleWithLanguage } from '../../content/course';
import type { CourseId } from '../../content/course-ids';
import { coursePage } from '../../content/course-page';
import { courseById } from '../../content/courses';
import { coursePoster } from '../../content/hero-pictures';
import { courseHead } from '../../content/pages';
import { courseData } from '../../content/structured-data';
import { SectionHeading } from '../../ui/section-heading';
import { Letterhead } from '../shared/letterhead';
import { PageHead } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';
import { ShareButton } from '../shared/share-button';
import { StructuredData } from '../shared/structured-data';
import { Congratulation } from './congratulation';
import './course-details-page.css';
import { CourseEnd } from './course-end';
import { CourseSections } from './course-sections';
import { EnrolBar } from './enrol-bar';
import { EnrolButton } from './enrol-button';
import { SectionMenu } from './section-menu';
import { useActiveSection } from './use-active-section';
import { useBetweenLinks } from './use-between-links';
import { useEnrolled } from './use-enrolled';
import { slideOutMilliseconds, useSlideOut } from './use-slide-out';

const sectionIds = coursePage.sections.map((section) => section.id);
const areaTitleId = 'course-area-title';

/** Details of one course (section 2). */
export function CourseDetailsPage({ id }: { readonly id: CourseId }) {
  const course = courseById(id);
  const path = paths.courseDetails(id);
  const enrolmentPath = paths.enrolment(id);
  const head = courseHead(course);
  const page = useRef<HTMLDivElement>(null);
  const barShown = useBetweenLinks(page, enrolmentPath);
  const [active, choose] = useActiveSection(sectionIds);
  const { leaving, leave } = useSlideOut(enrolmentPath);
  const { enrolled, congratulation, dismiss } = useEnrolled(id);
  const enrolButton = <EnrolButton enrolled={enrolled} onEnrol={leave} />;

  return (
    <>
      <PageHead {...head} path={path} />
      <StructuredData data={courseData(course)} />
      <div
        ref={page}
        className={leaving ? 'course-page course-page--leaving' : 'course-page'}
        style={leaving ? slideOutStyle : undefined}
      >
        <Letterhead
          title={titleWithLanguage(course)}
          details={course.details.map(({ name }) => name)}
          path={path}
        />
        <Congratulation shown={congratulation} onDismiss={dismiss} />
        <PageHero
          title={course.title}
          details={course.details}
          picture={coursePoster(course)}
          enrol={{ href: enrolmentPath, label: coursePage.enrol }}
          whatsappText={coursePage.whatsappText(titleWithLanguage(course))}
          decorated
        />
        <section className="section" aria-labelledby={areaTitleId}>
          <div className="container course-page__area">
            <div className="course-page__head">
              <SectionHeading id={areaTitleId} title={coursePage.areaTitle} />
              <ShareButton title={head.title} text={head.description} url={academy.origin + path} />
            </div>
            <div className="course-page__columns">
              <div className="course-page__side">
                <SectionMenu active={active} onChoose={choose} />
                <div className="course-page__enrol">{enrolButton}</div>
              </div>
              <CourseSections course={course} />
            </div>
          </div>
        </section>
        <CourseEnd course={course} />
        <EnrolBar title={course.title} shown={barShown}>
          {enrolButton}
        </EnrolBar>
      </div>
    </>
  );
}

const slideOutStyle: CSSProperties = { animationDuration: `${slideOutMilliseconds}ms` };
