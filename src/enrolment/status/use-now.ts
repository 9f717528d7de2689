import { useSyncExternalStore } from 'react';

const second = 1000;

/**
 * The time, to the second, in milliseconds since 1970.
 *
 * @param running whether it is kept up to date; else it is the time of the last rendering
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
