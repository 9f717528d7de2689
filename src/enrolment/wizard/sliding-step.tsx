import { LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import type { WizardState } from './wizard-state';

/** Where they can't be fetched, `m` components stand still: nothing depends on their moving. */
const loadFeatures = async () => {
  try {
    return (await import('./motion-features')).domAnimation;
  } catch {
    return new Promise<never>(() => undefined);
  }
};

interface SlidingStepProps extends Pick<WizardState, 'step' | 'direction'> {
  readonly children: ReactNode;
}

/**
 * Slides each step in the way the wizard goes. It is never invisible: motion may not arrive.
 * The first stands still, and so carries no `style`, which the site's policy lets no page have.
 */
export function SlidingStep({ step, direction, children }: SlidingStepProps) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <m.div
          key={step}
          {...(direction !== 0 && {
            initial: { x: 40 * direction },
            animate: { x: 0 },
            transition: { duration: 0.25, ease: 'easeOut' },
          })}
        >
          {children}
        </m.div>
      </MotionConfig>
    </LazyMotion>
  );
}
