import type { InstallDevice, InstallSteps } from '../../content/install';

/** How the site can be installed here: by the browser's own question, by steps, or not at all. */
export type InstallWay = 'none' | 'prompt' | InstallSteps;

/** What tells how: the first three as `navigator` says them. */
export interface Surroundings {
  readonly userAgent: string;
  readonly platform: string;
  readonly maxTouchPoints: number;
  /** Whether the page runs as an installed app. */
  readonly standalone: boolean;
  /** Whether the browser has offered to ask. */
  readonly hasPrompt: boolean;
}

/** Apps that show web pages beside what they are for, and have no way to the Home Screen. */
const inApp =
  /\bFB(?:AN|AV|_IAB)\b|Instagram|Barcelona|MicroMessenger|\bLine\/|WhatsApp|musical_ly|Bytedance|trill_|LinkedInApp|Snapchat|Pinterest|Twitter|\bGSA\//;

/** Browsers that call themselves Safari as well and have no Dock to add to. */
const notSafari = /Chrom|CriOS|Edg|OPR|FxiOS|Firefox|DuckDuckGo|Ddg\//;

/** Tells how the site can be installed. */
export function installWay(around: Surroundings): InstallWay {
  const { userAgent } = around;
  if (around.standalone) return 'none';
  if (around.hasPrompt) return 'prompt';
  if (isIos(around)) return canShareToHomeScreen(userAgent) ? 'ios' : 'open-in-safari';
  if (isMacSafari(userAgent)) return 'mac';
  return /Android.*Firefox\//.test(userAgent) && !inApp.test(userAgent)
    ? 'firefox-android'
    : 'none';
}

/** Tells what the visitor holds. */
export function deviceOf(around: Surroundings): InstallDevice {
  const { userAgent } = around;
  if (/iPhone|iPod/.test(userAgent)) return 'phone';
  if (isIos(around)) return 'tablet';
  if (!userAgent.includes('Android')) return 'computer';
  return userAgent.includes('Mobile') ? 'phone' : 'tablet';
}

/** An iPad asks for the pages of a Mac, which has no screen to touch. */
function isIos({ userAgent, platform, maxTouchPoints }: Surroundings): boolean {
  return /iPhone|iPod|iPad/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** Safari always could, other browsers can since iOS 16.4; a page within an app never. */
function canShareToHomeScreen(userAgent: string): boolean {
  if (inApp.test(userAgent) || !userAgent.includes('Safari/')) return false;
  const [, major, minor] = /OS (\d+)_(\d+)/.exec(userAgent) ?? [];
  // A page made for a Mac does not tell the version.
  if (userAgent.includes('Version/') || major === undefined) return true;
  return Number(major) > 16 || (Number(major) === 16 && Number(minor) >= 4);
}

/** 'Add to Dock' came with Safari 17. */
function isMacSafari(userAgent: string): boolean {
  const [, version] = /Macintosh.* Version\/(\d+).* Safari\//.exec(userAgent) ?? [];
  return version !== undefined && Number(version) >= 17 && !notSafari.test(userAgent);
}
