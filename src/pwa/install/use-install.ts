import { useState, useSyncExternalStore } from 'react';
import type { InstallDevice, InstallSteps } from '../../content/install';
import { keepsDraft, keepsOpenRequest } from '../../enrolment/client/device-view';
import { endInstallOffers } from './install-interest';
import { installOffer, keepInstallOffer, onInstallOffer } from './install-offer';
import { type InstallWay, deviceOf, installWay, type Surroundings } from './install-way';
import { hasOwnWindow } from '../../ui/browser';

/** The steps that are shown at the moment. */
export interface ShownSteps {
  readonly way: InstallSteps;
  readonly device: InstallDevice;
  /** Whether something of the visitor's would stay behind in this browser. */
  readonly leftBehind: boolean;
}

interface Install {
  readonly way: InstallWay;
  readonly device: InstallDevice;
  /** Null while none are shown. */
  readonly steps: ShownSteps | null;
  /** Asks the visitor by the browser's own question, or shows the steps. To be called on a press. */
  readonly start: () => void;
  readonly closeSteps: () => void;
}

/** Installing the site, however it is done here. Who has begun it is not offered it again. */
export function useInstall(): Install {
  const { way, device } = useInstallWay();
  const [steps, setSteps] = useState<ShownSteps | null>(null);

  function start() {
    if (way === 'prompt') void ask();
    else if (way !== 'none') void show(way);
  }

  async function show(shown: InstallSteps) {
    setSteps({ way: shown, device, leftBehind: await staysBehind(shown) });
  }

  function closeSteps() {
    setSteps(null);
    endInstallOffers();
  }

  return { way, device, steps, start, closeSteps };
}

/** An offer is good for one question; whatever the answer is, it was given. */
async function ask(): Promise<void> {
  const offer = installOffer();
  keepInstallOffer(null);
  try {
    await offer?.prompt();
  } catch {
    // The browser does not ask any more.
  }
  endInstallOffers();
}

/** What Apple's systems install has a storage of its own; other browsers share theirs with it. */
async function staysBehind(way: InstallSteps): Promise<boolean> {
  return way !== 'firefox-android' && ((await keepsOpenRequest()) || keepsDraft());
}

/** How the site can be installed here and now; `none` before the page has been taken over. */
function useInstallWay(): { readonly way: InstallWay; readonly device: InstallDevice } {
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
