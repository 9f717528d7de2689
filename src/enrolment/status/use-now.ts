import { useSyncExternalStore } from 'react';

const second = 1000;

/**
 * Returns the current time, to the second, in milliseconds since 1970.
 *
 * @param running true to keep it up to date; otherwise it is the time of the last render
 */
export const useNow = (running = true): number =>
  useSyncExternalStore(
    running ? everySecond : never,
    () => Math.floor(Date.now() / second) * second,
  );

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, second);
  return () => clearInterval(timer);
}

const never = () => () => {};
