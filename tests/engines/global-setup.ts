import { ensureEngine } from './driver/engines';
import { engineNames } from './driver/tab';

/** Installs missing engines if the user may install packages. */
export default function setUp(): void {
  for (const name of engineNames) ensureEngine(name);
}
