/** npm passes Ctrl+C on to a server that got it from the terminal already: one press, not two. */
const samePress = 500;

/** The exit code of a stop that was asked for twice. */
const endedAtOnce = 1;

/** Stops on SIGTERM, Ctrl+C and a terminal that is closed; a second one ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = performance.now();
        void stop();
      } else if (performance.now() - firstAt > samePress) {
        process.exit(endedAtOnce);
      }
    });
  }
}
