import { useEffect, useState } from 'react';
import type { CourseId } from '../../content/course-ids';
import { deviceOutbox } from '../../enrolment/outbox/outbox-store';
import type { AcceptedRecord } from '../../enrolment/outbox/record';
import { congratulated } from '../../enrolment/outbox/transitions';
import { outboxChanged } from '../../enrolment/page/outbox-client';
import { useOutbox } from '../../enrolment/page/use-outbox';

interface Enrolled {
  /** This device's request for the course was accepted: the 'enrolled' flag of section 2. */
  readonly enrolled: boolean;
  /** The congratulation is due: once after an accepted request, until it is dismissed. */
  readonly congratulation: boolean;
  readonly dismiss: () => void;
}

export function useEnrolled(courseId: CourseId): Enrolled {
  const view = useOutbox();
  const [congratulation, setCongratulation] = useState(false);

  const accepted = (view.kind === 'ready' ? view.records : []).filter(
    (record): record is AcceptedRecord =>
      record.state === 'accepted' && record.courseId === courseId,
  );
  const due = accepted.filter((record) => !record.congratulated).map(({ id }) => id);
  const dueIds = due.join(' ');

  useEffect(() => {
    if (!dueIds) return;
    const take = async () => {
      if (await takeCongratulations(dueIds.split(' '))) setCongratulation(true);
    };
    void take();
  }, [dueIds]);

  return {
    enrolled: accepted.length > 0,
    congratulation,
    dismiss: () => setCongratulation(false),
  };
}

/**
 * Notes that the visitor is congratulated on these requests.
 *
 * @returns whether this page is the first to do so for any of them
 */
async function takeCongratulations(ids: readonly string[]): Promise<boolean> {
  try {
    const noted = await Promise.all(ids.map((id) => deviceOutbox.update(id, congratulated)));
    if (noted.every((record) => record === undefined)) return false;
    outboxChanged();
    return true;
  } catch {
    // Where it can't be noted, it would come again and again.
    return false;
  }
}
