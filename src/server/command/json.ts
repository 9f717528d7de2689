import type { StoredEnrolment } from '../store/enrolment-store';
import { columns } from './columns';
import { showInvisible } from './invisible';

/** Writes enrolments as one JSON array, an enrolment per line. */
export async function* toJson(enrolments: AsyncIterable<StoredEnrolment>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const enrolment of enrolments) {
    yield `${separator}${showInvisible(JSON.stringify(enrolment, [...columns]))}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
