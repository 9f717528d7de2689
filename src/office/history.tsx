import { officePage } from '../content/office-page';
import type { EnrolmentRequest } from '../enrolment/core/request';
import type { Corrections, EnrolmentDetail, HistoryEvent } from './contract';
import { momentText, requestTexts } from './texts';

const words = officePage.history;

export function History({ detail }: { readonly detail: EnrolmentDetail }) {
  return (
    <section className="card padded stack-3">
      <h2>{words.title}</h2>
      <ol className="points stack-3" role="list">
        {detail.history.toReversed().map((event) => (
          <Event key={`${event.at} ${event.kind}`} event={event} request={detail} />
        ))}
        <li>
          <p className="note">{momentText(detail.receivedAt)}</p>
          <p>{words.received}</p>
        </li>
      </ol>
    </section>
  );
}

interface ConflictProps {
  readonly changes: readonly HistoryEvent[];
  readonly request: EnrolmentRequest;
}

/** What somebody else has changed since a form was opened, and what saving the form again does. */
export const Conflict = ({ changes, request }: ConflictProps) => (
  <>
    <p>
      <strong>{officePage.reply.conflict}</strong>
    </p>
    <ol className="points stack-3" role="list">
      {changes.map((event) => (
        <Event key={`${event.at} ${event.kind}`} event={event} request={request} />
      ))}
    </ol>
    <p>{officePage.reply.conflictAdvice}</p>
  </>
);

interface EventProps {
  readonly event: HistoryEvent;
  readonly request: EnrolmentRequest;
}

function Event({ event, request }: EventProps) {
  return (
    <li>
      <p className="note">
        {momentText(event.at)}
        {'by' in event && ` · ${event.by}`}
      </p>
      {describeEvent(event, request).map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </li>
  );
}

function describeEvent(event: HistoryEvent, request: EnrolmentRequest): string[] {
  switch (event.kind) {
    case 'withdrawn':
      return [words.withdrawn];
    case 'replaced': {
      const { facts } = officePage.request;
      const fields = event.fields.map((field) => facts[field]).join(', ');
      return [words.replaced(fields), ...describeChanges(event.changes ?? {}, request)];
    }
    case 'corrected':
      return describeChanges(event.changes, request);
    case 'certificate':
      return [words.certificate[event.change](event.number)];
    case 'not-mailed':
      return [words.notMailed[event.mail][event.why]];
    case 'changed': {
      const { state, sentence, note } = event.changes;
      return [
        ...(state === undefined ? [] : [words.state(officePage.states[state])]),
        ...(sentence === undefined ? [] : [words.sentence(sentence)]),
        ...(note === undefined ? [] : [words.note(note)]),
      ];
    }
    // An event of a newer server. The time is shown.
    default:
      return [];
  }
}

/** The request adds what wasn't changed, because a camp's period reads differently. */
export function describeChanges(changes: Corrections, request: EnrolmentRequest): string[] {
  const fields = Object.keys(changes) as (keyof Corrections)[];
  const texts = (side: 0 | 1) =>
    requestTexts({
      ...request,
      ...Object.fromEntries(fields.map((field) => [field, changes[field]?.[side]])),
    });
  const [before, after] = [texts(0), texts(1)];
  return fields.map((field) =>
    words.corrected(officePage.request.facts[field], String(before[field]), String(after[field])),
  );
}

/** Returns why the last email to the present address was not delivered, if it was not. */
export function undeliveredMail({ history }: Pick<EnrolmentDetail, 'history'>) {
  const last = history.findLast(
    (event) =>
      event.kind === 'not-mailed' ||
      (event.kind === 'corrected' && event.changes.email) ||
      (event.kind === 'replaced' && event.fields.includes('email')),
  );
  return last?.kind === 'not-mailed' ? last.why : undefined;
}
