import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

export interface SlidingProps {
  readonly from: { readonly x: number } | { readonly y: number };
  readonly children: ReactNode;
}

/** Slides its children into place. The children are visible from the start. */
export function Sliding({ from, children }: SlidingProps) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <m.div
          initial={from}
          animate={{ x: 0, y: 0 }}
          transition={{ duration: 0.25, ease: 'easeOut' }}
        >
          {children}
        </m.div>
      </MotionConfig>
    </LazyMotion>
  );
}
