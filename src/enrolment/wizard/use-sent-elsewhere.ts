import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CourseId } from '../../content/course-ids';
import { useDevice } from '../client/device-store';
import { isSamePerson } from '../core/changes';
import type { EnrolmentForm } from '../core/form';
import type { RequestInForm } from './wizard-state';

interface SentElsewhereOptions {
  readonly courseId: CourseId;
  /** The values of the form on this page; null where nothing was typed. */
  readonly typed: () => EnrolmentForm | null;
  /** Whether this page made the request with this id. */
  readonly isOwn: (id: string) => boolean;
}

/**
 * The request by which another tab has sent what this page's form holds, for example a duplicate of
 * this tab. It shows by the form's draft, which a new request of the same form has taken with it. An
 * accepted request no longer says who it is for.
 */
export function useSentElsewhere(options: SentElsewhereOptions): RequestInForm | null {
  const { courseId, typed, isOwn } = options;
  const device = useDevice();
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
