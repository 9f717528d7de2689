import type { ReactNode } from 'react';
import type { Course, Highlight } from '../../content/course';
import { coursePage } from '#words/course-page';
import { labels } from '#words/labels';
import { Portrait } from '../shared/portrait';
import './course-sections.css';

type SectionId = (typeof coursePage.sections)[number]['id'];

/** The five sections of a course, whose ids the side menu's links target. */
export function CourseSections({ course }: { readonly course: Course }) {
  const bodies: Record<SectionId, ReactNode> = {
    overview: <p className="lead">{course.overview}</p>,
    prerequisites: <p>{course.prerequisites}</p>,
    highlights: <HighlightList highlights={course.highlights} />,
    levels: (
      <>
        <p>{course.levelsOffered}</p>
        <LevelArches levels={course.levels} />
      </>
    ),
    educator: <EducatorCard course={course} />,
  };

  return (
    <div className="stack-7">
      {coursePage.sections.map(({ id, title }) => (
        <section
          key={id}
          className={`course-section course-section--${id} stack-4`}
          id={id}
          aria-labelledby={`${id}-title`}
        >
          <h3 id={`${id}-title`}>{title}</h3>
          {bodies[id]}
        </section>
      ))}
    </div>
  );
}

function HighlightList({ highlights }: { readonly highlights: readonly Highlight[] }) {
  return (
    <ol className="highlight-list columns stack-4" role="list">
      {highlights.map(({ title, description }, index) => (
        <li key={title} className="marked card padded">
          <span className="highlight-list__number">{`0${index + 1}`}</span>
          <h4 className="h3">{title}</h4>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}

/** The levels of a course as arches of a bridge. Each arch is higher than the one before. */
function LevelArches({ levels }: { readonly levels: readonly string[] }) {
  return (
    <ol className="level-arches screen-only" role="list">
      {levels.map((level, index) => (
        <li key={level} data-index={index}>
          <span className="strong">{level}</span>
        </li>
      ))}
    </ol>
  );
}

function EducatorCard({ course: { id, educator } }: { readonly course: Course }) {
  return (
    <div className="educator-card columns stack-5 apart">
      <div className="educator-card__frame">
        <Portrait image={`educator-${id}.svg`} alt={labels.portraitOf(educator.name)} size={240} />
      </div>
      <div className="stack-3">
        <h4 className="h3">{educator.name}</h4>
        <p>{educator.bio}</p>
        <p className="note">{coursePage.educatorNote}</p>
      </div>
    </div>
  );
}
