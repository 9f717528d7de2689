/**
 * What the kernel says of a process, in bytes.
 *
 * @param status its `/proc/PID/status`
 * @param name VmRSS for what it holds in memory now, VmHWM for the most it ever held
 */
export function memoryOf(status: string, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  if (kilobytes === undefined) throw new Error(`The kernel does not tell ${name}.`);
  return Number(kilobytes) * 1024;
}
