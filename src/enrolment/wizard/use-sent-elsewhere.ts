import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CourseId } from '../../content/course-ids';
import { useDeviceSnapshot } from '../client/device-store';
import type { EnrolmentForm } from '../core/form';
import { isSamePerson, type RequestInForm } from './opened-form';

interface SentElsewhereOptions {
  readonly courseId: CourseId;
  /** Returns the values of the form on this page, or null if nothing was typed. */
  readonly typed: () => EnrolmentForm | null;
  /** Returns true if this page created the request with this id. */
  readonly isOwn: (id: string) => boolean;
}

/**
 * Hook that returns the request with which another tab, such as a duplicate of this tab, has
 * already submitted this form's content, or null if there is none. Such a request has appeared
 * since the last check, and its form no longer has a draft. The person's name is compared only
 * until the request is accepted, because acceptance deletes the name.
 */
export function useSentElsewhere(options: SentElsewhereOptions): RequestInForm | null {
  const { courseId, typed, isOwn } = options;
  const device = useDeviceSnapshot();
  const [sent, setSent] = useState<RequestInForm | null>(null);
  const known = useRef<readonly string[]>(null);

  const look = useEffectEvent(() => {
    if (device.kind !== 'ready') return;
    const { records, drafts } = device.state;
    const before = known.current;
    known.current = records.map(({ id }) => id);
    const made = records.find(({ id, formOf }) => formOf === courseId && !before?.includes(id));
    if (!before || !made || isOwn(made.id) || drafts[courseId]) return;
    const form = typed();
    if (!form || ('form' in made && !isSamePerson(made.form, form))) return;
    setSent({ id: made.id, courseId: made.courseId, form });
  });
  useEffect(() => look(), [device]);

  return sent;
}
