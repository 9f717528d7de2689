/**
 * Options for `expect.poll` that make it check often. By default, it soon checks only once a
 * second.
 */
export const often = { intervals: [100] };
