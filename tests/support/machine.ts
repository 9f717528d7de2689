import { cpus, totalmem } from 'node:os';

/** Describes this machine's processor, memory and Node.js version. */
export function describeProcessor(): string {
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${processor?.model ?? 'unknown'}), ${gigabytes} GB, Node ${process.versions.node}`;
}
