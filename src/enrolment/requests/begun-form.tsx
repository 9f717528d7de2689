import { paths } from '../../content/addresses';
import { titleWithLanguage } from '../../content/course';
import { courseById } from '../../content/courses';
import { requests } from '../../content/requests';
import { ButtonLink } from '../../ui/button-link';
import './request-entry.css';
import { momentText } from './state-words';
import type { BegunForm as Begun } from './use-begun-forms';

const words = requests.drafts;

interface BegunFormProps {
  readonly form: Begun;
  readonly now: number;
}

/** A form that was begun and not sent, with the way on. */
export function BegunForm({ form: { courseId, draft }, now }: BegunFormProps) {
  const title = titleWithLanguage(courseById(courseId));
  const name = `${draft.form.firstName} ${draft.form.lastName}`.trim();
  return (
    <article className="request-entry">
      <div className="request-entry__text">
        <h3 className="request-entry__title">{title}</h3>
        {name && <p className="request-entry__soft">{words.person(name)}</p>}
        <p className="request-entry__soft">
          {words.changed} {momentText(draft.changedAt, now)}
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
