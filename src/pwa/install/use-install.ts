import { useState, useSyncExternalStore } from 'react';
import type { InstallSteps } from '#words/install';
import { hasDraft, hasOpenRequest } from '../stored-data';
import { isStandalone } from '../../ui/browser';
import { endInstallOffers } from './install-interest';
import { installPrompt } from './install-prompt';

type InstallMethod = 'none' | 'prompt' | InstallSteps;

export interface ShownSteps {
  readonly method: InstallSteps;
  /** True if a draft or an open request may stay behind in this browser. */
  readonly leftBehind: boolean;
}

/** Installs the site in the way that this browser supports. Any response ends the offers. */
export function useInstall() {
  // The method is 'none' until hydration.
  const method = useSyncExternalStore<InstallMethod>(
    installPrompt.subscribe,
    currentMethod,
    () => 'none',
  );
  const [steps, setSteps] = useState<ShownSteps | null>(null);

  /** Shows the browser's prompt or the instructions. Call this from a click handler. */
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

/** Shows the prompt, which is possible only once, and ends all offers. */
async function ask(): Promise<void> {
  const prompt = installPrompt.get();
  installPrompt.set(null);
  try {
    await prompt?.prompt();
  } catch {
    // The browser no longer allows the prompt.
  }
  endInstallOffers();
}

function currentMethod(): InstallMethod {
  // Without a service worker, the site could not work offline as promised.
  if (isStandalone() || !('serviceWorker' in navigator)) return 'none';
  return installPrompt.get() ? 'prompt' : stepsFor(navigator);
}

/** Returns which browser's menu installs the site, or 'none' if it can't be installed. */
export function stepsFor({
  userAgent,
  platform,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>): InstallSteps | 'none' {
  // An iPad identifies itself as a Mac, but Macs have no touch screen.
  const isIPad = platform === 'MacIntel' && maxTouchPoints > 1;
  if (isIPad || /iPhone|iPod|iPad/.test(userAgent)) return 'ios';
  // Firefox on Android and Safari on a Mac (since version 17) can install sites from their menus.
  const hasMenuItem = /Android.*Firefox\/|Macintosh.* Version\/(?:1[7-9]|[2-9]\d)[\d.]* Safari\//;
  return hasMenuItem.test(userAgent) ? 'menu' : 'none';
}
