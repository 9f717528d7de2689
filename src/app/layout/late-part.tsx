import type { ComponentType } from 'react';
import { lateModule } from '../../ui/late-module';

/** A part of every page whose code comes once the page is usable; until then the site does without. */
export function latePart(load: () => Promise<ComponentType>): ComponentType {
  const part = lateModule(load);
  return function LatePart() {
    const Part = part.use();
    return Part && <Part />;
  };
}
