/** A time in which something is not to go on, and then does. */
export function makePause() {
  let pause: Promise<void> | undefined;
  let resolve: (() => void) | undefined;
  return {
    begin(): void {
      pause ??= new Promise((end) => {
        resolve = end;
      });
    },
    end(): void {
      resolve?.();
      pause = undefined;
    },
    /** Resolves at its end, or at once where none has begun. */
    over: async (): Promise<void> => pause,
  };
}
