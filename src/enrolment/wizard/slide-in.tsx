import { type ReactNode, useState } from 'react';
import { deferredModule } from '../../ui/deferred-module';
import { deferredWizard } from './deferred-wizard';

/** Loaded last, because animation is optional. */
const motion = deferredModule(async () => {
  await deferredWizard.load();
  return import('./sliding');
});

interface SlideInProps {
  /** Starting offset in CSS pixels; null for no animation. */
  readonly from: { readonly x: number } | { readonly y: number } | null;
  readonly children: ReactNode;
}

/**
 * Slides a step, an alert or a panel into place, once the animation code has loaded. An instance
 * that starts without animation stays static, so that its content never remounts.
 */
export function SlideIn({ from, children }: SlideInProps) {
  const arrived = motion.use();
  const [start] = useState(from);
  const [Sliding] = useState(() => arrived?.Sliding);
  return Sliding && start ? <Sliding from={start}>{children}</Sliding> : <div>{children}</div>;
}
