import type { BrowserContext, Locator, Page } from '@playwright/test';
import { coursePage } from '#words/course-page';
import { home } from '#words/home';
import { labels } from '#words/labels';
import { navigation } from '#words/navigation';
import { paths } from '../../src/content/paths';
import { samplePerson } from '../browser/support/enrolment-form';
import { touch, untilInstalled } from '../browser/support/service-worker';
import { median, milliseconds } from '../support/figures';
import { printProgress } from '../support/parts';
import type { Row } from '../support/row';
import { openTab, withPhone } from './browser';
import { type Effort, withServer } from './site';

/** Maximum time from an input to the next paint, in milliseconds. */
const goal = 100;
const slowdown = 4;
/** Time between keystrokes, in milliseconds. */
const keyInterval = 100;

interface Deed {
  readonly name: string;
  /** Path of the page to open first. If absent, the page of the previous interaction is used. */
  readonly on?: string;
  readonly act: (page: Page) => Promise<void>;
}

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).first();

/** Interactions to measure, each on a settled page. */
const deeds: readonly Deed[] = [
  {
    name: 'opening the menu',
    on: paths.home,
    act: (page) => tap(page.getByRole('button', { name: navigation.openMenu })),
  },
  {
    name: 'closing the menu',
    act: (page) => {
      const menu = page.getByRole('navigation', { name: navigation.menu });
      return tap(menu.getByRole('button', { name: navigation.closeMenu }));
    },
  },
  {
    name: 'from home to the courses',
    on: paths.home,
    act: (page) => follow(link(page, home.coursesButton)),
  },
  {
    name: 'from the courses to a course',
    act: (page) => follow(link(page, coursePage.seeMore)),
  },
  {
    name: 'from the course to its form',
    act: (page) => follow(link(page, coursePage.enrol)),
  },
  {
    name: 'switching tabs',
    on: paths.help,
    act: async (page) => {
      for (const tab of (await page.getByRole('tab').all()).toReversed()) await tap(tab);
    },
  },
  { name: 'typing in the form', on: paths.enrolment(2), act: typePerson },
];

/** Measures how fast the loaded site responds on a mid-range phone. */
export async function auditInteractions({ rounds }: Effort): Promise<Row[]> {
  const slowest = new Map<string, number[]>(deeds.map(({ name }) => [name, []]));
  await withServer(async (siteUrl) => {
    for (let round = 1; round <= rounds; round++) {
      await withPhone(async (context) => {
        const page = await visitFirst(context, siteUrl);
        for (const { name, on, act } of deeds) {
          printProgress(`interactions, ${round} of ${rounds}: ${name}`);
          if (on !== undefined) await openAtRest(page, siteUrl + on);
          await page.evaluate(() => window.activity.durations.splice(0));
          await act(page);
          await untilStable(page);
          const durations = await page.evaluate(() => window.activity.durations);
          slowest.get(name)?.push(Math.max(0, ...durations));
        }
      });
    }
  });
  return [...slowest].map(([name, durations]) => {
    const duration = median(durations);
    // Browsers report durations under 16 ms only for the first input on a page.
    const value = duration === 0 ? '< 16 ms' : milliseconds(duration);
    return { what: `interactions: ${name}`, value, goal: `≤ ${goal} ms`, met: duration <= goal };
  });
}

/** Installs the site on the device, so that later measurements depend only on the processor. */
async function visitFirst(context: BrowserContext, siteUrl: string): Promise<Page> {
  const page = await openTab(context);
  await page.addInitScript(recordActivity);
  await page.goto(siteUrl);
  await untilInstalled(page);
  // The notice that the site works offline appears after the first interaction.
  await touch(page);
  await page.getByRole('button', { name: labels.dismissNotice }).tap();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

declare global {
  interface Window {
    activity: {
      /**
       * Times from each input to the next paint, in milliseconds. Times under 16 ms are missing,
       * except that of the first input.
       */
      durations: number[];
      /** Time of the last activity, as given by `performance.now()`. */
      busyAt: number;
    };
  }
}

/**
 * Runs in the page: records the durations and the last activity. Its inner functions are anonymous,
 * because tsx would make named functions call a helper that the page does not have.
 */
function recordActivity(): void {
  window.activity = { durations: [], busyAt: 0 };
  for (const type of ['event', 'first-input', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Pointer movements and scrolling have no interaction id.
        if ('interactionId' in entry && entry.interactionId !== 0) {
          window.activity.durations.push(entry.duration);
        }
        window.activity.busyAt = performance.now();
      }
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

/** Time without activity after which a page counts as settled, in milliseconds. */
const restMs = 500;

/** Waits until the page has settled. */
const untilStable = (page: Page) =>
  page.waitForFunction((ms) => performance.now() - window.activity.busyAt > ms, restMs);

/** Opens a page, and waits until its controls are hydrated and it has settled. */
async function openAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url);
  // React marks the elements that it has hydrated.
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('#root :is(a, button, input, select)')];
    return (
      controls.length > 0 &&
      controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber')))
    );
  });
  await untilStable(page);
}

async function typePerson(page: Page): Promise<void> {
  for (const label of ['First name', 'Last name', 'Phone', 'Email'] as const) {
    await tap(page.getByLabel(label));
    await page.keyboard.type(samplePerson[label], { delay: keyInterval });
  }
}

/** Taps an element once the page has settled, as a visitor would. */
async function tap(target: Locator): Promise<void> {
  await target.waitFor();
  // A page that has just loaded may still move as new elements appear.
  await untilStable(target.page());
  await target.scrollIntoViewIfNeeded();
  await untilStable(target.page());
  await target.tap();
}

/** Follows a link, and waits for its page, which has another title. */
async function follow(target: Locator): Promise<void> {
  const title = await target.page().title();
  await tap(target);
  await target.page().waitForFunction((left) => document.title !== left, title);
}
