/** Forgotten with everything else that this site keeps on the device. */
const key = 'jambatan-notify-declined';

/** For a device that stores nothing: as long as the page is open. */
let declinedHere = false;

/** Whether the visitor wants no notifications. It is asked once on a device. */
export function isNotifyDeclined(): boolean {
  try {
    return declinedHere || localStorage.getItem(key) !== null;
  } catch {
    return declinedHere;
  }
}

/** Lets the visitor be asked never again. */
export function declineNotify(): void {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    declinedHere = true;
  }
}
