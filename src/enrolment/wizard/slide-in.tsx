import { type ReactNode, useState } from 'react';
import { deferredModule } from '../../ui/deferred-module';
import { deferredWizard } from './deferred-wizard';

/** The last that a form needs: nothing depends on its moving. */
const motion = deferredModule(async () => {
  await deferredWizard.load();
  return import('./sliding');
});

interface SlideInProps {
  /** Where it comes from, in CSS pixels from its place; null where it is there from the start. */
  readonly from: { readonly x: number } | { readonly y: number } | null;
  readonly children: ReactNode;
}

/**
 * Lets a step, an alert or a panel slide to its place, once the code for it is there. It stands
 * still or moves from its beginning on, so that nothing in it is made anew.
 */
export function SlideIn({ from, children }: SlideInProps) {
  const arrived = motion.use();
  const [start] = useState(from);
  const [Sliding] = useState(() => arrived?.Sliding);
  return Sliding && start ? <Sliding from={start}>{children}</Sliding> : <div>{children}</div>;
}
