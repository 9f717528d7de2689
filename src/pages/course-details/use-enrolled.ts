import { useEffect, useState } from 'react';
import type { CourseId } from '../../content/course-ids';
import type { AcceptedRecord } from '../../enrolment/outbox/record';
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
    let left = false;
    const take = async () => {
      // It is due once there is a record, and the code that reads those.
      const { takeCongratulations } = await import('../../enrolment/page/congratulate');
      // Who has gone on meanwhile would not see it: it stays due.
      if (left) return;
      if (await takeCongratulations(dueIds.split(' '))) setCongratulation(true);
    };
    // Where it does not arrive, the congratulation is due the next time.
    take().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [dueIds]);

  return {
    enrolled: accepted.length > 0,
    congratulation,
    dismiss: () => setCongratulation(false),
  };
}
