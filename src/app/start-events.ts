/** Event on `window`: React hydrates the page. Listeners add the recorded taps to its `detail`. */
export const startedEvent = 'site-started';

/** Event on `window`: the page's own code could not be loaded. */
export const failedEvent = 'site-failed';
