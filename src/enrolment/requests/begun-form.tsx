import { paths } from '../../content/addresses';
import { requests } from '../../content/requests';
import { ButtonLink } from '../../ui/button';
import type { CourseId } from '../../content/course-ids';
import type { Draft } from '../core/record';
import { fullMoment } from '../full-moment';
import { titleOf } from '../status/request-words';
import './request-entry.css';

const words = requests.drafts;

/** A course's form in which something was typed that was not confirmed. */
export interface Begun {
  readonly courseId: CourseId;
  readonly draft: Draft;
}

interface BegunFormProps {
  readonly form: Begun;
}

/** A form that was begun and not sent, with the way on. */
export function BegunForm({ form }: BegunFormProps) {
  const { courseId, draft } = form;
  const title = titleOf(form);
  const name = `${draft.form.firstName} ${draft.form.lastName}`.trim();
  return (
    <article className="request-entry">
      <div className="request-entry__text">
        <h3 className="request-entry__title">{title}</h3>
        {name && <p className="request-entry__soft">{words.person(name)}</p>}
        <p className="request-entry__soft">
          {words.changed} {fullMoment(draft.changedAt)}
        </p>
      </div>
      <div className="request-entry__ways">
        <ButtonLink
          variant="secondary"
          to={paths.enrolment(courseId)}
          aria-label={requests.actions.of(words.goOn, title)}
        >
          {words.goOn}
        </ButtonLink>
      </div>
    </article>
  );
}
