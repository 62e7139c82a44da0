import type { Category } from '@oja/contract/catalogue';
import type { Home } from '@oja/contract/home';
import { specifiedPolicy } from '@oja/domain/money/pricing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PreparedAnswer } from '../http/prepared/prepared-answer.ts';
import { readConfig } from '../settings/config.ts';
import type { ShopArtefacts } from './artefacts.ts';
import { HomeDocument } from './home-document.ts';

const artefacts: ShopArtefacts = {
  clientFolder: '',
  template: '<!--head--><main><!--ssr--></main>',
  stylesheet: '',
  bootScript: '',
  headingFont: undefined,
  render: ({ home }) => ({
    markup: home ? `${home.carousel.length} slides, ${home.categories.map(({ name }) => name).sort()}` : 'no data',
    styles: '',
    data: '',
  }),
};

const categories = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'Others'].map(
  (name): Category => ({
    id: name,
    name,
    slug: name,
    description: '',
    image: null,
    productCount: 0,
    subcategories: [],
  }),
);

let time: number;
let reads: number;
let broken: boolean;
let slides: number;
let all: Category[];
let document: HomeDocument;

beforeEach(() => {
  [time, reads, broken, slides, all] = [0, 0, false, 1, categories];
  document = new HomeDocument({
    config: readConfig({}),
    artefacts,
    mediaFolders: [],
    securityHeaders: {},
    log: { warn: () => undefined, error: () => undefined },
    readHome: async (pick) => {
      reads += 1;
      if (broken) throw new Error('no database');
      const image = { key: 'k', color: '#a1b2c3', alt: '' };
      const slide = { id: 'i', order: 1, title: '', text: '', buttonLabel: '', link: '/', image, backgroundColor: '' };
      const empty = { flashSales: [], trending: [], fashion: [], electronics: [], newArrivals: [], topSellers: [] };
      return { ...empty, carousel: Array.from({ length: slides }, () => slide), categories: pick(all) } satisfies Home;
    },
    readPolicy: async () => specifiedPolicy,
    now: () => time,
  });
});

const textOf = async (answer: PreparedAnswer | undefined) => (await answer?.body('identity'))?.toString() ?? '';
const shown = async () => /<main>(.*)<\/main>/.exec(await textOf(await document.get()))?.[1] ?? '';
/** What stands after the data was read anew; the document of that reading may still be in the making. */
async function shownAfterReading() {
  const before = reads;
  await expect
    .poll(() => {
      document.ready();
      return reads;
    })
    .toBeGreaterThan(before);
  return shown();
}

describe('the document', () => {
  it('is made once for all who come first, who wait for it', async () => {
    expect(document.ready()).toBeUndefined();
    const [first, second] = await Promise.all([document.get(), document.get()]);
    expect(second).toBe(first);
    expect(reads).toBe(1);
  });

  it('asks for its data at most once a second, and only when somebody comes', async () => {
    await shown();
    time = 999;
    const first = await document.get();
    expect(reads).toBe(1);
    time = 1000;
    expect(document.ready()).toBe(first);
    expect(document.ready()).toBe(first);
    expect(reads).toBe(2);
  });

  it('stays the same bytes while nothing has changed', async () => {
    const first = await document.get();
    time = 1500;
    document.ready();
    await expect.poll(() => reads).toBe(2);
    expect(await document.get()).toBe(first);
  });

  it('is sent as it was while the new one is made, then shows the change', async () => {
    expect(await shown()).toMatch(/^1 slides/);
    [time, slides] = [1000, 2];
    expect(await textOf(document.ready())).toContain('1 slides');
    await expect.poll(shown).toMatch(/^2 slides/);
  });

  it('is not sent any more after ten seconds without visitors: the next one waits for a new one [HOME-13]', async () => {
    await shown();
    [time, slides] = [10_000, 2];
    expect(document.ready()).toBeUndefined();
    expect(await shown()).toMatch(/^2 slides/);
  });

  it('keeps its three categories for ten seconds, then picks anew, never Others [HOME-13, HOME-14]', async () => {
    const first = await shown();
    for (time = 1000; time < 10_000; time += 1000) expect(await shownAfterReading()).toBe(first);
    const seen = new Set<string>();
    for (let round = 0; round < 40; round++) {
      time += 10_000;
      const text = await shownAfterReading();
      expect(text).toMatch(/^1 slides, [A-H],[A-H],[A-H]$/);
      seen.add(text);
    }
    // 40 draws of 56 possible: fewer than 10 different ones do not happen by chance.
    expect(seen.size).toBeGreaterThan(10);
  });

  it('picks anew at once when one of the three is gone, and shows fewer when there are fewer [HOME-13]', async () => {
    await shown();
    [time, all] = [1000, categories.filter(({ name }) => name === 'A' || name === 'Others')];
    await expect.poll(shown).toBe('1 slides, A');
  });

  it('stays when its data cannot be read', async () => {
    const first = await shown();
    [time, broken] = [1000, true];
    expect(await shownAfterReading()).toBe(first);
    [time, broken, slides] = [2000, false, 3];
    await expect.poll(shown).toMatch(/^3 slides/);
  });

  it('without any data yet is the empty app, until there is data', async () => {
    broken = true;
    expect(await shown()).toBe('no data');
    [time, broken] = [1000, false];
    await expect.poll(shown).toMatch(/^1 slides/);
  });
});
