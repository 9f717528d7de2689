import type { FastifyBaseLogger } from 'fastify';

/**
 * Ends the process after a fault that nobody caught, for its supervisor to start it anew: what
 * such a fault leaves behind can't be relied on, and what was acknowledged is on disk.
 */
export function endOnFault(log: FastifyBaseLogger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (fault: unknown) => {
      log.fatal({ fault: describeFault(fault) }, 'the server ends: nobody caught this fault');
      process.exit(1);
    });
  }
}

/** What it is and where it came from. Its message stays out: it may repeat what a visitor sent. */
function describeFault(fault: unknown): { type: string; code?: unknown; stack?: string[] } {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const frames = (fault.stack ?? '').split('\n').map((line) => line.trim());
  return {
    type: fault.name,
    code: (fault as NodeJS.ErrnoException).code,
    stack: frames.filter((line) => /^at .*:\d+:\d+\)?$/.test(line)),
  };
}
