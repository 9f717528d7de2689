import { type ReactNode, useState } from 'react';
import { deferredModule } from './deferred-module';

const motion = deferredModule(() => import('./sliding'));

interface SlideInProps {
  /** Starting offset in CSS pixels; null for no animation. */
  readonly from: { readonly x: number } | { readonly y: number } | null;
  readonly children: ReactNode;
}

/**
 * Slides a step, an alert, a panel or a card into place, once the animation code has loaded. An
 * instance that starts without animation stays static, so that its content never remounts.
 */
export function SlideIn({ from, children }: SlideInProps) {
  const arrived = motion.use();
  const [start] = useState(from);
  const [Sliding] = useState(() => arrived?.Sliding);
  return Sliding && start ? <Sliding from={start}>{children}</Sliding> : <div>{children}</div>;
}
