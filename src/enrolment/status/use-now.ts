import { useSyncExternalStore } from 'react';

const second = 1000;

/**
 * Hook that returns the current time, to the second, in milliseconds since 1970.
 *
 * @param running true to update the time every second; false to keep the time of the last render
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
