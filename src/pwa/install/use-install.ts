import { useState, useSyncExternalStore } from 'react';
import type { InstallSteps } from '../../content/install';
import { hasDraft, hasOpenRequest } from '../../enrolment/client/device-store';
import { isStandalone } from '../../ui/browser';
import { endInstallOffers } from './install-interest';
import { installPrompt } from './install-prompt';

/** How the site can be installed here: by the browser's own question, by steps, or not at all. */
type InstallMethod = 'none' | 'prompt' | InstallSteps;

/** The steps that are shown at the moment. */
export interface ShownSteps {
  readonly method: InstallSteps;
  /** Whether something of the visitor's may stay behind in this browser. */
  readonly leftBehind: boolean;
}

interface Install {
  readonly method: InstallMethod;
  /** Null while none are shown. */
  readonly steps: ShownSteps | null;
  /** Asks the visitor by the browser's own question, or shows the steps. To be called on a press. */
  readonly start: () => void;
  readonly closeSteps: () => void;
}

/** Installing the site, however it is done here. Who has begun it is not offered it again. */
export function useInstall(): Install {
  // 'none' until hydration.
  const method = useSyncExternalStore<InstallMethod>(
    installPrompt.subscribe,
    currentMethod,
    () => 'none',
  );
  const [steps, setSteps] = useState<ShownSteps | null>(null);

  async function start() {
    if (method === 'prompt') await ask();
    else if (method !== 'none') {
      setSteps({ method, leftBehind: (await hasOpenRequest()) || (await hasDraft()) });
    }
  }

  function closeSteps() {
    setSteps(null);
    endInstallOffers();
  }

  return { method, steps, start: () => void start(), closeSteps };
}

/** A prompt can be shown once; whatever the visitor answers counts. */
async function ask(): Promise<void> {
  const prompt = installPrompt.get();
  installPrompt.set(null);
  try {
    await prompt?.prompt();
  } catch {
    // The browser does not ask any more.
  }
  endInstallOffers();
}

function currentMethod(): InstallMethod {
  // Without a service worker the site could not keep what it promises.
  if (isStandalone() || !('serviceWorker' in navigator)) return 'none';
  return installPrompt.get() ? 'prompt' : stepsFor(navigator);
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
