import {
  type ComponentType,
  type CSSProperties,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLanguages } from '../../content/languages';
import { prescribedArabic } from '../../content/prescribed-arabic';
import { language } from '#words/language';
import type { Course } from '../../content/course';
import type { CourseId } from '../../content/course-ids';
import { coursePage } from '#words/course-page';
import { fullTitles } from '#words/course-titles';
import { labels } from '#words/labels';
import { offerings } from '../../content/offerings';
import { courseHead } from '#words/pages';
import { paths } from '../../content/paths';
import { change, useRecords, useWithdrawals } from '../../enrolment/client/device-store';
import { congratulate } from '../../enrolment/core/receipts';
import type { AcceptedRecord } from '../../enrolment/core/record';
import { coursePoster } from '../../site/course-poster';
import { courseData } from '../../site/structured-data';
import { courseById } from '../../site/courses';
import { publicAddress } from '../../site/page-language';
import { prefersReducedMotion } from '../../ui/browser';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { SectionHeading } from '../../ui/section-heading';
import { CopyByHand, useShare } from '../../ui/share';
import { Letterhead } from '../shared/letterhead';
import { PageHead, StructuredData } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';
import { useStartDates } from '../shared/use-start-dates';
import './course-details-page.css';
import { CourseEnd } from './course-end';
import { CourseFacts } from './course-facts';
import { CourseSections } from './course-sections';
import { congratulationsDue, courseStatus } from './course-status';
import { EnrolBar, EnrolButton, useBetweenLinks } from './enrol-bar';
import { SectionMenu, useActiveSection } from './section-menu';

const sectionIds = coursePage.sections.map((section) => section.id);
const areaTitleId = 'course-area-title';

/** Lets React hydrate a part of the page in a separate task, and only once. */
const hydrateSeparately = (Part: ComponentType<{ course: Course }>) =>
  memo(({ course }: { readonly course: Course }) => (
    <Suspense>
      <Part course={course} />
    </Suspense>
  ));
const Sections = hydrateSeparately(CourseSections);
const End = hydrateSeparately(CourseEnd);

export function CourseDetailsPage({ id }: { readonly id: CourseId }) {
  const course = courseById(id);
  const path = paths.courseDetails(id);
  const enrolmentPath = paths.enrolment(id);
  const head = courseHead(course);
  const offering = offerings[id];
  const starts = useStartDates(offering);
  const page = useRef<HTMLDivElement>(null);
  const barShown = useBetweenLinks(page, enrolmentPath);
  const [active, choose] = useActiveSection(sectionIds);
  const { leaving, leave } = useSlideOut(enrolmentPath);
  const state = { records: useRecords(), withdrawals: useWithdrawals() };
  const status = courseStatus(state, id);
  const [congratulates, dismiss] = useCongratulation(congratulationsDue(state, id));
  const enrolButton = <EnrolButton status={status} to={enrolmentPath} onEnrol={leave} />;

  return (
    <>
      <PageHead {...head} path={path} />
      <StructuredData data={courseData(course)} />
      <div
        ref={page}
        className={leaving ? 'course-page course-page--leaving' : 'course-page'}
        style={leaving ? slideOutStyle : undefined}
      >
        <Letterhead title={fullTitles[course.id]} details={course.details} path={path} />
        <Congratulation shown={congratulates} onDismiss={dismiss} />
        <PageHero
          title={course.title}
          details={course.details}
          picture={coursePoster(course)}
          actions={<ButtonLink to={enrolmentPath}>{coursePage.enrol}</ButtonLink>}
          whatsappText={coursePage.whatsappText(fullTitles[course.id])}
        />
        <section className="section" aria-labelledby={areaTitleId}>
          <div className="container stack-6">
            <div className="course-page__head wide-columns stack-4 screen-only">
              <SectionHeading id={areaTitleId} title={coursePage.areaTitle} />
              <ShareButton title={head.title} text={head.description} url={publicAddress(path)} />
            </div>
            <CourseFacts id={id} offering={offering} starts={starts} />
            <div className="course-page__columns">
              <div className="course-page__side stack-5 screen-only">
                <SectionMenu active={active} onChoose={choose} />
                <div className="wide-only stack-2">{enrolButton}</div>
              </div>
              <Sections course={course} />
            </div>
          </div>
        </section>
        <End course={course} />
        <EnrolBar title={course.title} shown={barShown}>
          {enrolButton}
        </EnrolBar>
      </div>
    </>
  );
}

const { share: shareWords } = coursePage;

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Shares the page through the device's share sheet. If there is none, copies the link. */
function ShareButton({ title, text, url }: ShareButtonProps) {
  const { step, share } = useShare();

  return (
    <div className="share-button cluster needs-script">
      <Button variant="secondary" onClick={() => share({ title, text, url }, url)}>
        <Icon name="share" />
        {shareWords.button}
      </Button>
      <p className="note success target tight strong" role="status">
        {step === 'copied' && (
          <>
            <Icon name="check" />
            {shareWords.copied}
          </>
        )}
      </p>
      {step === 'by-hand' && <CopyByHand label={shareWords.byHand} text={url} />}
    </div>
  );
}

interface CongratulationProps {
  readonly shown: boolean;
  readonly onDismiss: () => void;
}

/** The congratulation on an enrolment (section 2), in a live region. */
function Congratulation({ shown, onDismiss }: CongratulationProps) {
  return (
    <div className="congratulation container screen-only" role="status" dir="rtl">
      {shown && (
        <Notice kind="success" dismiss={{ label: labels.dismissNotice, onDismiss }}>
          <p className="lead strong" lang="ar">
            {prescribedArabic.enrolled.congratulation}
          </p>
          {language !== 'ar' && (
            <p dir={siteLanguages[language].direction}>{coursePage.enrolled.congratulation}</p>
          )}
        </Notice>
      )}
    </div>
  );
}

/** Returns whether to show the congratulation, once per enrolment, and a function to dismiss it. */
function useCongratulation(
  due: readonly AcceptedRecord[],
): readonly [boolean, dismiss: () => void] {
  const ids = due.map(({ id }) => id).join();
  const [congratulates, setCongratulates] = useState(false);

  useEffect(() => {
    if (ids === '') return;
    void change(congratulate(ids.split(','))).then((isFirst) => isFirst && setCongratulates(true));
  }, [ids]);

  return [congratulates, () => setCongratulates(false)];
}

/** Duration of the page's slide-out before the enrolment form opens (section 9). */
const slideOutMilliseconds = 600;

/** Time after the slide-out until the page comes back, if the form's code has not arrived. */
const waitMilliseconds = 400;

const slideOutStyle: CSSProperties = { animationDuration: `${slideOutMilliseconds}ms` };

/**
 * Returns a `leave` function, which navigates after a slide-out animation, shown while `leaving` is
 * true. The page comes back if the new page is slow to load or the visitor goes back.
 */
function useSlideOut(to: string): { readonly leaving: boolean; readonly leave: () => void } {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    // The address may already be the form's, if this page has come back.
    const replace = location.pathname.endsWith(to);
    const timer = setTimeout(() => void navigate(to, { replace }), slideOutMilliseconds);
    const stay = () => setLeaving(false);
    const comeBack = setTimeout(stay, slideOutMilliseconds + waitMilliseconds);
    addEventListener('popstate', stay);
    return () => {
      clearTimeout(timer);
      clearTimeout(comeBack);
      removeEventListener('popstate', stay);
    };
  }, [leaving, navigate, to]);

  function leave() {
    if (prefersReducedMotion()) void navigate(to);
    else setLeaving(true);
  }

  return { leaving, leave };
}
