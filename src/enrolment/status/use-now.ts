import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../../ui/create-store';

const second = 1000;

/** In milliseconds, to the second. If `running`, it is updated every second. */
export const useNow = (running = true): number =>
  useSyncExternalStore(
    running ? everySecond : subscribeToNothing,
    () => Math.floor(Date.now() / second) * second,
  );

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, second);
  return () => clearInterval(timer);
}
