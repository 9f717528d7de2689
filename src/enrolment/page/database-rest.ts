import { resumeTransactions, suspendTransactions } from '../transactions';

/** Lets the page hold nothing of the device's database while the browser has put it aside. */
export function restWhileAside(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) suspendTransactions();
  });
  addEventListener('pageshow', resumeTransactions);
}
