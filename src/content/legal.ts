import { sample } from './sample';

/** Day of the last change to the terms or to the privacy notice. */
export const lastChanged = sample('2026-11-28');

/**
 * What the academy keeps of a cancelled course's fee, and the days within which it pays back the
 * rest. The Consumer Protection Act 1999 (section 17, future services) allows no more. The
 * academy's lawyer must confirm both.
 */
export const refund = sample({ keptPercent: 5, days: 14 });
