/*
 * Devices and servers keep names with these prefixes, so never change them once the site is open.
 * They have their own module, because the worker and small chunks import them.
 */

/** Starts every name that the site stores on a device or shows to a system. */
export const namePrefix = 'jambatan';

/** Starts every reference. Capital letters only. */
export const referencePrefix = 'JLA';
