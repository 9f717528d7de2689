import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

interface MovingStepProps {
  /** The way it comes in: 1 from the end of the line, -1 from its beginning. */
  readonly direction: -1 | 1;
  readonly children: ReactNode;
}

/** A step that slides in. It is never invisible. */
export function MovingStep({ direction, children }: MovingStepProps) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <m.div
          initial={{ x: 40 * direction }}
          animate={{ x: 0 }}
          transition={{ duration: 0.25, ease: 'easeOut' }}
        >
          {children}
        </m.div>
      </MotionConfig>
    </LazyMotion>
  );
}
