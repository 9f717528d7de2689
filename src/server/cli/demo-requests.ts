import { randomUUID } from 'node:crypto';
import { courseIds, courseLanguages } from '../../content/course-ids';
import { readyReplies } from '../../site/words-by-language';
import { periodsInMonths } from '../../enrolment/core/form';
import { requestStates } from '../../enrolment/core/request-reply';
import { toRequestMessage } from '../../site/requested-course';
import type { EnrolmentStore } from '../store/enrolment-store';

const count = 200;
const hourMs = 60 * 60 * 1000;

const firstNames = ['Aisyah', 'Wei Ling', 'Arjun', 'Noor', 'Kenji', 'Öykü', '小明', 'أمل'];
const nations = [
  ['Malaysia', 'ms'],
  ['China', 'zh'],
  ['Indonesia', 'en'],
  ['Japan', 'en'],
  ['Yemen', 'ar'],
] as const;
const colleagues = ['Sample Siti', 'Sample Tan'];

/** Stores obviously fictional requests from the last two months, in all states. */
export async function storeSamples(store: EnrolmentStore): Promise<void> {
  for (let i = 0; i < count; i++) {
    const course = itemAt(courseIds, i * 7);
    const key = randomUUID();
    // Every twentieth request has the same person and course as the one ten requests earlier.
    const person = i % 20 === 19 ? i - 10 : i;
    const [nation, pageLanguage] = itemAt(nations, person);
    const request = {
      name: `${itemAt(firstNames, person)} Sample ${person + 1}`,
      mobile: `+60 12-000 ${String(person).padStart(4, '0')}`,
      email: `student.${person + 1}@example.org`,
      nation,
      lang: courseLanguages[course],
      per: itemAt(periodsInMonths, i),
      hours: i % 4 === 0 ? 10 : 0,
      message: toRequestMessage(course),
    };
    const outcome = await store.accept({ request, key, replaces: [], pageLanguage });
    if (outcome.kind !== 'created') throw new Error(outcome.kind);
    const { reference } = outcome.receipt;
    const receivedAt = new Date(Date.now() - (count - i) * 7 * hourMs).toISOString();
    await store.database.run('UPDATE enrolments SET received_at = ? WHERE reference = ?', [
      receivedAt,
      reference,
    ]);
    const state = itemAt(requestStates, i * 5);
    const sentence = state === 'received' ? '' : itemAt(readyReplies[pageLanguage][state], i);
    const note = i % 6 === 0 ? 'Sample note: asks for evening lessons.' : '';
    const change = { version: 0, state, sentence, note };
    await store.office.change(reference, change, itemAt(colleagues, i));
    if (i % 33 === 32) await store.office.withdraw(key);
  }
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}
