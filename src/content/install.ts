import { academy } from './academy';

/** What the visitor holds: it decides a word only. */
export type InstallDevice = 'phone' | 'tablet' | 'computer';

/** The ways to install that are shown in steps, where the browser has no question of its own. */
export type InstallSteps = 'ios' | 'open-in-safari' | 'mac' | 'firefox-android';

interface InstallStep {
  /** File name in `public/pictures/install/`, without its ending. */
  readonly picture: string;
  readonly text: string;
  /** Where to look if it is not found at once. */
  readonly hint?: string;
}

const onHomeScreen: InstallStep = {
  picture: 'home-screen',
  text: `Tap ‘Add’. ${academy.shortName} is now among your apps.`,
};

const steps: Readonly<Record<InstallSteps, readonly InstallStep[]>> = {
  ios: [
    {
      picture: 'share',
      text: 'Tap Share, the square with an arrow.',
      hint: 'It is at the bottom or top of the screen, or behind the three dots.',
    },
    {
      picture: 'add',
      text: 'Choose ‘Add to Home Screen’.',
      hint: 'It is further down in the list, or behind ‘More’.',
    },
    onHomeScreen,
  ],
  'open-in-safari': [
    {
      picture: 'menu',
      text: 'Open the menu of this app, often three dots in a corner.',
    },
    {
      picture: 'open',
      text: 'Choose ‘Open in Safari’ or ‘Open in browser’.',
      hint: 'If there is no such choice, copy the address and open it in Safari.',
    },
    {
      picture: 'share',
      text: 'There, tap Share and then ‘Add to Home Screen’.',
    },
  ],
  mac: [
    {
      picture: 'mac-share',
      text: 'Open ‘File’ in the menu bar, or click Share, the square with an arrow.',
    },
    {
      picture: 'add-to-dock',
      text: 'Choose ‘Add to Dock’.',
      hint: 'It needs macOS 14 or later.',
    },
    {
      picture: 'dock',
      text: `Click ‘Add’. ${academy.shortName} is now in your Dock.`,
    },
  ],
  'firefox-android': [
    {
      picture: 'menu',
      text: 'Open Firefox’s menu, the three dots beside the address.',
    },
    {
      picture: 'add',
      text: 'Choose ‘Add app to Home screen’ or ‘Install’.',
      hint: 'It may be behind ‘More’.',
    },
    onHomeScreen,
  ],
};

/** Installing the site like an app. */
export const install = {
  title: (device: InstallDevice) => `Keep ${academy.shortName} on your ${device}`,
  gain: 'It opens without a connection, keeps your requests and starts like an app.',
  install: 'Install',
  how: 'Show me how',
  decline: 'No, thanks',
  close: 'Close',
  /** In an app that shows web pages but can't install them. */
  openInSafari: `This app can’t install ${academy.shortName}, but Safari can.`,
  steps,
  /** Where what is stored here stays behind. */
  leftBehind: {
    text: 'The app starts empty. Requests that are still waiting and forms you have started stay here in the browser. Send them first, or save a copy:',
    link: 'Your requests',
  },
  /** Where the steps are found again. */
  again: 'You can find these steps again on the page ‘Your requests’.',
} as const;
