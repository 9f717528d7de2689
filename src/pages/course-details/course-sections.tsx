import type { ReactNode } from 'react';
import type { Course } from '../../content/course';
import { coursePage } from '../../content/course-page';
import './course-sections.css';
import { EducatorCard } from './educator-card';
import { HighlightList } from './highlight-list';
import { LevelArches } from './level-arches';

type SectionId = (typeof coursePage.sections)[number]['id'];

/** The five sections of a course, in the side menu's order, each with the id its link leads to. */
export function CourseSections({ course }: { readonly course: Course }) {
  const bodies: Record<SectionId, ReactNode> = {
    overview: <p>{course.overview}</p>,
    prerequisites: <p>{course.prerequisites}</p>,
    highlights: <HighlightList highlights={course.highlights} />,
    levels: (
      <>
        <p>{course.levelsOffered}</p>
        <LevelArches levels={course.levels} />
      </>
    ),
    educator: <EducatorCard educator={course.educator} />,
  };

  return (
    <div className="course-sections">
      {coursePage.sections.map(({ id, title }) => (
        <section
          key={id}
          className={`course-sections__section course-sections__section--${id}`}
          id={id}
          aria-labelledby={`${id}-title`}
        >
          <h3 className="course-sections__title" id={`${id}-title`}>
            {title}
          </h3>
          {bodies[id]}
        </section>
      ))}
    </div>
  );
}
