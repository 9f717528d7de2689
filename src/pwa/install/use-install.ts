import { useState, useSyncExternalStore } from 'react';
import type { InstallSteps } from '../../content/install';
import { hasDraft, hasOpenRequest } from '../../enrolment/client/device-store';
import { hasOwnWindow } from '../../ui/browser';
import { endInstallOffers } from './install-interest';
import { installOffer } from './install-offer';

/** How the site can be installed here: by the browser's own question, by steps, or not at all. */
type InstallWay = 'none' | 'prompt' | InstallSteps;

/** The steps that are shown at the moment. */
export interface ShownSteps {
  readonly way: InstallSteps;
  /** Whether something of the visitor's may stay behind in this browser. */
  readonly leftBehind: boolean;
}

interface Install {
  readonly way: InstallWay;
  /** Null while none are shown. */
  readonly steps: ShownSteps | null;
  /** Asks the visitor by the browser's own question, or shows the steps. To be called on a press. */
  readonly start: () => void;
  readonly closeSteps: () => void;
}

/** Installing the site, however it is done here. Who has begun it is not offered it again. */
export function useInstall(): Install {
  // 'none' until hydration.
  const way = useSyncExternalStore<InstallWay>(installOffer.subscribe, wayHere, () => 'none');
  const [steps, setSteps] = useState<ShownSteps | null>(null);

  async function start() {
    if (way === 'prompt') await ask();
    else if (way !== 'none') {
      setSteps({ way, leftBehind: (await hasOpenRequest()) || (await hasDraft()) });
    }
  }

  function closeSteps() {
    setSteps(null);
    endInstallOffers();
  }

  return { way, steps, start: () => void start(), closeSteps };
}

/** An offer is good for one question; whatever the answer is, it was given. */
async function ask(): Promise<void> {
  const offer = installOffer.get();
  installOffer.set(null);
  try {
    await offer?.prompt();
  } catch {
    // The browser does not ask any more.
  }
  endInstallOffers();
}

function wayHere(): InstallWay {
  // Without a service worker the site could not keep what it promises.
  if (hasOwnWindow() || !('serviceWorker' in navigator)) return 'none';
  return installOffer.get() ? 'prompt' : stepsFor(navigator);
}

/** The browsers that can install the site, but have no question of their own. */
export function stepsFor({
  userAgent,
  platform,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>): InstallSteps | 'none' {
  // An iPad asks for the pages of a Mac, which has no screen to touch.
  const isIPad = platform === 'MacIntel' && maxTouchPoints > 1;
  if (isIPad || /iPhone|iPod|iPad/.test(userAgent)) return 'ios';
  // Firefox on Android, and Safari on a Mac since 17.
  const hasMenuItem = /Android.*Firefox\/|Macintosh.* Version\/(?:1[7-9]|[2-9]\d)[\d.]* Safari\//;
  return hasMenuItem.test(userAgent) ? 'menu' : 'none';
}
