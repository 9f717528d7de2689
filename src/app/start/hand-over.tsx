import { useEffect } from 'react';
import { takeEarlyTaps } from './early-taps';
import { replayTaps } from './replay-taps';

/** Beside a page: once React has taken that over, does what was tapped before. */
export function HandOver() {
  useEffect(() => takeEarlyTaps(replayTaps), []);
  return null;
}
