import { type ReactNode, useState } from 'react';
import { lateModule } from '../../ui/late-module';
import { wizardLater } from './wizard-later';
import type { WizardState } from './wizard-state';

/** The last that a form needs: nothing depends on its moving. */
const motion = lateModule(async () => {
  await wizardLater.load();
  return import('./moving-step');
});

interface SlidingStepProps extends Pick<WizardState, 'step' | 'direction'> {
  readonly children: ReactNode;
}

/** Slides each step in the way the wizard goes, once the code for it is there. */
export function SlidingStep({ step, ...slide }: SlidingStepProps) {
  return <Slide key={step} {...slide} />;
}

/** One step: it stands still or moves from its beginning on, so that nothing in it is made anew. */
function Slide({ direction, children }: Omit<SlidingStepProps, 'step'>) {
  const arrived = motion.use();
  const [way] = useState(direction);
  const [Moving] = useState(() => arrived?.MovingStep);
  return Moving && way !== 0 ? <Moving direction={way}>{children}</Moving> : <div>{children}</div>;
}
