import { academy } from '../academy';

/** The kinds of installation instructions for browsers without an install prompt. */
export type InstallSteps = 'ios' | 'menu';

interface InstallStep {
  /** File name in `public/pictures/install/`, without its extension. */
  readonly picture: string;
  readonly text: string;
  /** Helps visitors to find the item. */
  readonly hint?: string;
}

const steps: Readonly<Record<InstallSteps, readonly InstallStep[]>> = {
  ios: [
    {
      picture: 'share',
      text: 'Tap Share, the square with an arrow.',
      hint: 'It is at the bottom or top of the screen, or behind the three dots. If this page opened inside another app, open it in Safari first.',
    },
    {
      picture: 'add',
      text: 'Choose ‘Add to Home Screen’.',
      hint: 'It is further down the list, or behind ‘More’.',
    },
    {
      picture: 'home-screen',
      text: `Tap ‘Add’. ${academy.shortName} is now among your apps.`,
    },
  ],
  menu: [
    {
      picture: 'menu',
      text: 'Open your browser’s menu: the three dots next to the address, or ‘File’ in Safari on a Mac.',
    },
    {
      picture: 'add',
      text: 'Choose ‘Install’, ‘Add app to Home screen’ or ‘Add to Dock’.',
      hint: 'It may be behind ‘More’.',
    },
  ],
};

/** Words about installing the site like an app. */
export const install = {
  title: `Keep ${academy.shortName} on this device`,
  gain: 'It works offline, opens like an app and keeps the requests that you send from it.',
  install: 'Install',
  how: 'Show me how',
  decline: 'No, thanks',
  close: 'Close',
  steps,
  /** Shown if this browser stores requests or forms that the installed app may not have. */
  leftBehind: {
    text: 'The app may start empty: waiting requests, receipts and unfinished forms will stay here in the browser. First send any waiting requests and finish any forms:',
    link: 'Your requests',
  },
  /** Says where visitors can find the instructions later. */
  again: 'You can find these steps again on the page ‘Your requests’.',
} as const;
