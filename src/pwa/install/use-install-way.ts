import { useSyncExternalStore } from 'react';
import type { InstallDevice } from '../../content/install';
import { hasOwnWindow } from '../../ui/browser';
import { installOffer, onInstallOffer } from './install-offer';
import { deviceOf, type InstallWay, installWay, type Surroundings } from './install-way';

/** How the site can be installed here and now; `none` before the page has been taken over. */
export function useInstallWay(): { readonly way: InstallWay; readonly device: InstallDevice } {
  const way = useSyncExternalStore(onInstallOffer, wayHere, () => 'none' as const);
  return { way, device: way === 'none' ? 'computer' : deviceOf(surroundings()) };
}

/** Without a service worker the site could not keep what it promises. */
function wayHere(): InstallWay {
  return 'serviceWorker' in navigator ? installWay(surroundings()) : 'none';
}

function surroundings(): Surroundings {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return {
    userAgent,
    platform,
    maxTouchPoints,
    standalone: hasOwnWindow(),
    hasPrompt: installOffer() !== null,
  };
}
