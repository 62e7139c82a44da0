import { products } from '@oja/demo/data/catalogue';
import { isWanted, type SearchCase } from '@oja/demo/data/search-case';
import { searchCases } from '@oja/demo/data/search-cases';
import { loadDemo } from '@oja/demo/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeLexicon } from '../../finding/upkeep/make-lexicon.ts';

/** Of the texts that say what must be on top, so many are right. */
const LEAST_RIGHT = 0.95;

let shop: TestApp;
type Found = Awaited<ReturnType<typeof search>>;
const found = new Map<string, Found>();
const search = (q: string) => shop.call('search', { query: { q } });
const byName = new Map(products.map((product) => [product.name, product]));

beforeAll(async () => {
  shop = await createTestApp({
    env: { LIMIT_REQUESTS: '0' },
    seed: async (db) => {
      await loadDemo(db, { hashPassword: async (plain) => plain, now: new Date() });
      await db.transaction().execute(makeLexicon);
    },
  });
  for (const { typed } of searchCases) found.set(typed, await search(typed));
});
afterAll(() => shop.close());

const answerTo = ({ typed }: SearchCase): Found => {
  const answer = found.get(typed);
  if (!answer) throw new Error(`${typed} was not looked for.`);
  return answer;
};

function isOnTop(given: SearchCase): boolean {
  const { top, begins } = given;
  if (!top) return true;
  const goods = answerTo(given).products.items.map(({ name }) => byName.get(name));
  const fits = (product: (typeof goods)[number]) => product !== undefined && isWanted(product, top);
  if (begins === undefined) return goods.slice(0, 3).some(fits);
  return goods.length >= begins && goods.slice(0, begins).every(fits);
}

describe('what Nigerian shoppers type', () => {
  it('has what they mean on top', () => {
    const asked = searchCases.filter(({ top }) => top !== undefined);
    const wrong = asked.filter((given) => !isOnTop(given)).map(({ typed }) => typed);
    expect(asked.length).toBeGreaterThanOrEqual(120);
    expect(1 - wrong.length / asked.length, `not on top: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('finds something, unless there is honestly nothing', () => {
    const isEmpty = (given: SearchCase) => {
      const { products: goods, categories, stores } = answerTo(given);
      return goods.count + categories.count + stores.count === 0;
    };
    expect(searchCases.filter((given) => isEmpty(given) !== (given.nothing ?? false)).map(({ typed }) => typed)).toEqual([]);
  });

  it('corrects what is misspelt and tells, and nothing else', () => {
    const judged = searchCases.filter(({ corrected }) => corrected !== undefined);
    const told = judged.map((given) => {
      const { corrected, text } = answerTo(given).understood;
      return [given.typed, corrected ? text : false];
    });
    expect(told).toEqual(judged.map(({ typed, corrected }) => [typed, corrected]));
  });

  it('makes chips of prices', () => {
    const priced = searchCases.filter(({ chips }) => chips !== undefined);
    const read = priced.map((given) => {
      const { minPrice, maxPrice } = answerTo(given).understood;
      return { typed: given.typed, chips: { ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) } };
    });
    expect(read).toEqual(priced.map(({ typed, chips }) => ({ typed, chips })));
  });

  it('says which words no product has together with the others', () => {
    const lacking = searchCases.filter((given) => given.lacking !== undefined);
    expect(lacking.map((given) => [given.typed, answerTo(given).understood.lacking])).toEqual(
      lacking.map((given) => [given.typed, given.lacking]),
    );
  });

  it('begins with the stores that are meant, and asks for them first', () => {
    const asked = searchCases.filter(({ storesFirst }) => storesFirst !== undefined);
    for (const given of asked) {
      const { stores } = answerTo(given);
      const wanted = given.storesFirst ?? [];
      const first = stores.items.slice(0, wanted.length).map(({ storeName }) => storeName);
      expect(first.toSorted(), given.typed).toEqual(wanted.toSorted());
    }
    expect(found.get('kano')?.understood.storesFirst).toBe(true);
    expect(found.get('phone')?.understood.storesFirst).toBe(false);
  });

  it('shows last what only a description mentions', () => {
    for (const given of searchCases.filter(({ alsoMentions }) => alsoMentions !== undefined)) {
      const { items, mentions } = answerTo(given).products;
      const first = items.findIndex(({ name }) => given.alsoMentions?.test(name.toLowerCase()));
      expect(first === -1 || first >= items.length - mentions, given.typed).toBe(true);
    }
  });
});
