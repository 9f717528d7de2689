import { createStore, get, update, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import type { CourseId } from '../content/course-ids';

/** What stays on the device of a request that the academy's server accepted: nothing personal. */
const receiptSchema = z.object({
  /** Null where a server that is not ours accepted the request without naming one. */
  reference: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  acceptedAt: z.number(),
  /** Whether the visitor has seen the congratulation on the course's page. */
  congratulated: z.boolean(),
});
export type Receipt = z.infer<typeof receiptSchema>;

let store: UseStore | undefined;
const receipts = () => (store ??= createStore('jambatan-receipts', 'by-course'));

/** How long the visitor waits for a device that does not answer, in milliseconds. */
const storagePatience = 1000;

/**
 * Remembers on this device that the server accepted a request for a course. Ends once that is
 * stored, or is seen not to be: a device that can't store has nothing to remember, for the academy
 * has the request.
 */
export async function saveReceipt(
  courseId: CourseId,
  { reference, acceptedAt }: Pick<Receipt, 'reference' | 'acceptedAt'>,
): Promise<void> {
  const receipt: Receipt = { reference, acceptedAt, congratulated: false };
  try {
    await Promise.race([
      update(courseId, () => receipt, receipts()),
      new Promise((resolve) => setTimeout(resolve, storagePatience)),
    ]);
  } catch {
    // See above.
  }
}

/**
 * Whether this device's request for a course was accepted: the 'enrolled' flag of section 2.
 * False where the device can't store anything.
 */
export async function hasReceipt(courseId: CourseId): Promise<boolean> {
  try {
    return receiptSchema.safeParse(await get(courseId, receipts())).success;
  } catch {
    return false;
  }
}

/** True the first time it is asked after an accepted request: the congratulation is shown once. */
export async function takeCongratulation(courseId: CourseId): Promise<boolean> {
  if (!(await hasReceipt(courseId))) return false;
  let first = false;
  await update(
    courseId,
    (stored: unknown) => {
      const receipt = receiptSchema.safeParse(stored);
      first = receipt.success && !receipt.data.congratulated;
      return first ? { ...receipt.data, congratulated: true } : stored;
    },
    receipts(),
  );
  return first;
}
