import { useEffect, useState } from 'react';
import type { CourseId } from '../../content/course-ids';
import { useRecords } from '../../enrolment/client/device-view';

interface Enrolled {
  /** This device's request for the course was accepted: the 'enrolled' flag of section 2. */
  readonly enrolled: boolean;
  /** The congratulation is due: once after an accepted request, until it is dismissed. */
  readonly congratulation: boolean;
  readonly dismiss: () => void;
}

export function useEnrolled(courseId: CourseId): Enrolled {
  const accepted = useRecords().filter(
    (record) => record.state === 'accepted' && record.courseId === courseId,
  );
  const isDue = accepted.some((record) => record.state === 'accepted' && !record.congratulated);
  const [congratulation, setCongratulation] = useState(false);

  useEffect(() => {
    if (!isDue) return;
    let left = false;
    const take = async () => {
      // It is due once there is a record, and the code that reads those.
      const { congratulate } = await import('../../enrolment/client/commands');
      // Who has gone on meanwhile would not see it: it stays due.
      if (!left && (await congratulate(courseId))) setCongratulation(true);
    };
    // Where it does not arrive, the congratulation is due the next time.
    take().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [courseId, isDue]);

  return {
    enrolled: accepted.length > 0,
    congratulation,
    dismiss: () => setCongratulation(false),
  };
}
