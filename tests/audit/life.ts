import type { BrowserContext, Locator, Page } from '@playwright/test';
import { paths } from '../../src/content/addresses';
import { coursePage } from '../../src/content/course-page';
import { home } from '../../src/content/home';
import { labels } from '../../src/content/labels';
import { navigation } from '../../src/content/navigation';
import { samplePerson } from '../browser/support/enrolment-form';
import { touch, untilInstalled } from '../browser/support/service-worker';
import { median, milliseconds } from '../support/figures';
import { tellProgress } from '../support/parts';
import type { Row } from '../support/row';
import { openTab, phoneScreen, withPhone } from './browser';
import {
  recordResponses,
  type Responses,
  responsesTo,
  untilAtRest,
  untilInteractive,
} from './responses';
import { type Effort, withServer } from './site';

/** Milliseconds from an input to the next paint. */
const goal = 100;
const slowdown = 4;
/** How fast a finger pushes the page up, in CSS pixels per second. */
const scrollSpeed = 2000;
/** How fast somebody types, in milliseconds. */
const keyInterval = 100;

interface Deed {
  readonly name: string;
  /** Where it starts; it goes on from the deed before where none is given. */
  readonly on?: string;
  readonly act: (page: Page) => Promise<void>;
}

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).first();

/** What a visitor does with a page that is there and at rest. */
const deeds: readonly Deed[] = [
  { name: 'scrolling the home page', on: paths.home, act: scrollToEnd },
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
    act: async (page) => {
      await tap(link(page, home.coursesButton));
      await page.waitForURL(`**${paths.courses}`);
    },
  },
  {
    name: 'on to a course',
    act: async (page) => {
      await tap(link(page, coursePage.seeMore));
      await page.waitForURL(`**${paths.courseDetails(1)}`);
    },
  },
  {
    name: 'on to its form',
    act: async (page) => {
      await tap(link(page, coursePage.enrol));
      await page.waitForURL(`**${paths.enrolment(1)}`);
    },
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

/** How fast the site answers on a mid-range phone once it is there. */
export async function auditLife({ rounds, detail }: Effort): Promise<Row[]> {
  const answers = await withServer(async (siteUrl) => {
    const all = new Map<Deed, Responses[]>(deeds.map((deed) => [deed, []]));
    for (let round = 1; round <= rounds; round++) {
      await withPhone(async (context) => {
        const page = await visitFirst(context, siteUrl);
        for (const deed of deeds) {
          tellProgress(`life, ${round} of ${rounds}: ${deed.name}`);
          if (deed.on !== undefined) await openAtRest(page, siteUrl + deed.on);
          all.get(deed)?.push(await responsesTo(page, () => deed.act(page)));
        }
      });
    }
    return all;
  });
  for (const [{ name }, responses] of answers) {
    const inputs = responses.map(({ slowest, slowestInput }) => `${slowest} ms ${slowestInput}`);
    detail(`life: ${name}, slowest of each round: ${inputs.join('; ')}`);
  }
  return [...answers].map(([{ name }, responses]) => rowOf(name, responses));
}

/** The site comes to the device; what follows is a slow processor's work. */
async function visitFirst(context: BrowserContext, siteUrl: string): Promise<Page> {
  const page = await openTab(context);
  await recordResponses(page);
  await page.goto(siteUrl);
  await untilInstalled(page);
  // The page tells so once somebody is there.
  await touch(page);
  await page.getByRole('button', { name: labels.dismissNotice }).tap();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function openAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilInteractive(page);
  await untilAtRest(page);
}

async function scrollToEnd(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const { width, height } = phoneScreen;
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await devTools.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -way,
    speed: scrollSpeed,
    gestureSourceType: 'touch',
    preventFling: true,
  });
}

async function typePerson(page: Page): Promise<void> {
  for (const label of ['First name', 'Last name', 'Phone', 'Email'] as const) {
    await tap(page.getByLabel(label));
    await page.keyboard.type(samplePerson[label], { delay: keyInterval });
  }
}

/** As a visitor does: looks for it first, and taps when it stands still. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await untilAtRest(target.page());
  await target.tap();
}

function rowOf(name: string, responses: readonly Responses[]): Row {
  const what = `life: ${name}`;
  const tasks = responses.flatMap(({ longTasks }) => longTasks);
  const frames = responses.flatMap(({ longFrames }) => longFrames);
  const told = `long tasks: ${summary(tasks)}; long frames: ${summary(frames)}`;
  if (responses.every(({ interactions }) => interactions === 0)) return { what, value: told };
  const slowest = median(responses.map((response) => response.slowest));
  // Browsers tell of nothing shorter.
  const answer = slowest === 0 ? '< 16 ms' : milliseconds(slowest);
  const value = `${answer}; ${told}`;
  return { what, value, goal: `≤ ${goal} ms`, met: slowest <= goal };
}

function summary(durations: readonly number[]): string {
  if (durations.length === 0) return 'none';
  return `${durations.length}, up to ${Math.round(Math.max(...durations))} ms`;
}
