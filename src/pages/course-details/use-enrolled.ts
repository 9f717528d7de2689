import { useEffect, useState } from 'react';
import type { CourseId } from '../../content/course-ids';
import { hasReceipt, takeCongratulation } from '../../enrolment/receipts';

interface Enrolled {
  /** This device's request for the course was accepted: the 'enrolled' flag of section 2. */
  readonly enrolled: boolean;
  /** The congratulation is due: true on one visit only, until it is dismissed. */
  readonly congratulation: boolean;
  readonly dismiss: () => void;
}

export function useEnrolled(courseId: CourseId): Enrolled {
  const [enrolled, setEnrolled] = useState(false);
  const [congratulation, setCongratulation] = useState(false);

  useEffect(() => {
    async function read() {
      if (!(await hasReceipt(courseId))) return;
      setEnrolled(true);
      if (await takeCongratulation(courseId)) setCongratulation(true);
    }
    // A device that cannot store has no receipt either: the page stays as for everyone.
    read().catch(() => {});
  }, [courseId]);

  return { enrolled, congratulation, dismiss: () => setCongratulation(false) };
}
