import { useEffect, useState } from 'react';
import { isWebKit } from '../../ui/engine';
import { hasOwnWindow } from '../../ui/own-window';
import { type StorageLife, storageLife } from '../storage-life';

/** How long this browser keeps what the site stores; undefined until it has said. */
export function useStorageLife(): StorageLife | undefined {
  const [life, setLife] = useState<StorageLife>();
  useEffect(() => void readStorageLife().then(setLife), []);
  return life;
}

async function readStorageLife(): Promise<StorageLife> {
  const persisted = await isPersisted();
  return storageLife({ persisted, isWebKit: isWebKit(), installed: hasOwnWindow() });
}

/** How long a browser may take to say so, in milliseconds: what is shown waits for it. */
const patience = 1000;

async function isPersisted(): Promise<boolean> {
  const unanswered = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false));
  try {
    return await Promise.race([navigator.storage.persisted(), unanswered]);
  } catch {
    // Older browsers, and some of today's, have no word for it.
    return false;
  }
}
