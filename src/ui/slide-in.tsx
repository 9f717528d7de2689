import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { SlidingProps } from './sliding';

interface SlideInProps {
  readonly from: SlidingProps['from'] | null;
  readonly children: ReactNode;
}

let Sliding: ComponentType<SlidingProps> | undefined;

/** Slides its content into place. An instance that starts without animation never remounts it. */
export function SlideIn({ from, children }: SlideInProps) {
  const [start] = useState(from);
  const [Animated] = useState(() => Sliding);
  useEffect(loadAtFirstInput, []);
  return Animated && start ? <Animated from={start}>{children}</Animated> : <div>{children}</div>;
}

/** Loads the animation code when the visitor first acts, because nothing moves before that. */
function loadAtFirstInput(): () => void {
  const listening = new AbortController();
  const load = () => {
    listening.abort();
    import('./sliding').then(
      (module) => (Sliding = module.Sliding),
      // Without the code, nothing slides.
      () => undefined,
    );
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, load, { signal: listening.signal });
  }
  return () => listening.abort();
}
