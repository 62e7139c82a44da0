import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
import { cpuSlowdown, lines, phone } from '../web/profiles.ts';

/** Letters and figures that a thumb types in a second. */
export const TYPED_PER_SECOND = 5;
/** Milliseconds that a seller looks at the first screen before the first tap. */
export const LOOK = 2000;

/** A request of a task, in milliseconds since its first tap. */
interface Asked {
  what: string;
  from: number;
  /** Null: it was under way when the result was seen. */
  until: number | null;
}

/** A seller's hand on a phone: what it taps and types is counted. */
export interface Hand {
  page: Page;
  /** Taps what is there, as soon as it is. */
  tap(target: Locator): Promise<void>;
  /** A tap of which the page hears nothing: the camera is opened by it, or it is part of a number's typing. */
  tapUnheard(): void;
  /** Where the page has the focus. */
  type(text: string): Promise<void>;
  /** In that field once it is there: what stands in it goes. */
  typeAt(field: Locator, text: string): Promise<void>;
  sees(target: Locator): Promise<void>;
}

export interface Timed {
  seconds: number;
  taps: number;
  /** Seconds of it in which somebody types. */
  typing: number;
  asked: Asked[];
}

/** Longest wait for anything: what takes longer has failed. Milliseconds. */
const PATIENCE = 120_000;

/** A browser of a phone that has the address of the shop, and no cookies. */
export const newPhone = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ ...phone, baseURL });

/** A page on the slow line of a slow phone. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const line = lines.find(({ name }) => name === '3G');
  if (!line) throw new Error('There is no 3G line.');
  const { latency, downloadThroughput, uploadThroughput } = line;
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const conditions = { offline: false, latency, downloadThroughput, uploadThroughput };
  await wire.send('Network.emulateNetworkConditions', conditions);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

/** Times what a hand does from its first tap to what it sees last. */
export async function timed(page: Page, act: (hand: Hand) => Promise<void>): Promise<Timed> {
  let began: number | null = null;
  let [taps, typing] = [0, 0];
  const begin = () => (began ??= performance.now());
  const requests = watchRequests(page);
  const type = async (text: string) => {
    const from = performance.now();
    // However slow the phone is, the thumb keeps its pace.
    for (const [at, letter] of [...text].entries()) {
      await page.keyboard.type(letter);
      await delay(Math.max(0, from + ((at + 1) * 1000) / TYPED_PER_SECOND - performance.now()));
    }
    typing += performance.now() - from;
  };
  await act({
    page,
    type,
    async typeAt(field, text) {
      await field.focus();
      await field.selectText();
      await type(text);
    },
    async tap(target) {
      await target.waitFor({ timeout: PATIENCE });
      begin();
      taps += 1;
      await target.tap();
    },
    tapUnheard: () => {
      taps += 1;
    },
    sees: (target) => target.waitFor({ timeout: PATIENCE }),
  });
  const since = begin();
  const seconds = (performance.now() - since) / 1000;
  return { seconds, taps, typing: typing / 1000, asked: requests(since) };
}

/** Whatever the page asks for from now on; answers it in milliseconds since a moment. */
export function watchRequests(page: Page): (since: number) => Asked[] {
  const asked = new Map<Request, { from: number; until: number | null }>();
  page.on('request', (request) => asked.set(request, { from: performance.now(), until: null }));
  const ended = (request: Request) => {
    const times = asked.get(request);
    if (times) times.until = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return (since) =>
    [...asked].map(([request, { from, until }]) => ({
      what: `${request.method()} ${new URL(request.url()).pathname}`,
      from: Math.round(from - since),
      until: until === null ? null : Math.round(until - since),
    }));
}
