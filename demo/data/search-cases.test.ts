import { plainLetters } from '@oja/domain/text/plain-letters';
import { describe, expect, it } from 'vitest';
import { products, type ShelvedProduct, sellers } from './catalogue.ts';
import { isWanted } from './search-case.ts';
import { searchCases } from './search-cases.ts';

const sellerOf = new Map(sellers.map((seller) => [seller.key, seller]));
const wordsOf = (text: string): string[] => plainLetters(text).match(/[a-z0-9]+/g) ?? [];

/** Everything but the description that is said of a product and its store. */
function toldOf({ name, sku, category, subcategory, tags, shelf, choices }: ShelvedProduct): string {
  const { storeName, address } = sellerOf.get(shelf.by) ?? expect.fail(shelf.by);
  const { colors = [], sizes = [] } = choices ?? {};
  const shelved = [name, sku, category, subcategory, ...tags, shelf.brand, ...colors, ...sizes];
  return plainLetters([...shelved, storeName, address.city, address.state].join(' '));
}

/** Letters that are wrong, missing, too many, or exchanged with the next. */
function lettersApart(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return lettersApart(a.slice(1), b.slice(1));
  const exchanged = a[0] === b[1] && a[1] === b[0] ? lettersApart(a.slice(2), b.slice(2)) : a.length;
  const wrong = lettersApart(a.slice(1), b.slice(1));
  return 1 + Math.min(exchanged, wrong, lettersApart(a.slice(1), b), lettersApart(a, b.slice(1)));
}

const told = new Map(products.map((product) => [product, toldOf(product)]));
const known = new Set(products.flatMap((product) => wordsOf(`${told.get(product)} ${product.text}`)));

describe('the search cases', () => {
  it('are at least 120, each typed otherwise, each with something to judge', () => {
    expect(searchCases.length).toBeGreaterThanOrEqual(120);
    const typed = searchCases.map((asked) => plainLetters(asked.typed));
    expect(typed.filter((text, at) => typed.indexOf(text) !== at)).toEqual([]);
    for (const { typed, top, storesFirst, alsoMentions, nothing } of searchCases) {
      expect([top, storesFirst, alsoMentions, nothing].some(Boolean), typed).toBe(true);
    }
  });

  it('want goods that the demo has, within the price that was typed', () => {
    for (const {
      typed,
      top,
      begins = 1,
      chips: { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = {},
    } of searchCases) {
      if (top === undefined) continue;
      const found = products.filter((product) => {
        const price = product.sale.discount ?? product.sale.price;
        return isWanted(product, top) && price >= minPrice && price <= maxPrice;
      });
      expect(found.length, typed).toBeGreaterThanOrEqual(begins);
      expect(found.length, typed).toBeLessThan(products.length / 3);
    }
  });

  it('want stores that the demo has, and all of a place', () => {
    for (const { typed, storesFirst } of searchCases) {
      if (storesFirst === undefined) continue;
      const stores = sellers.map(({ storeName }) => storeName);
      for (const store of storesFirst) expect(stores, typed).toContain(store);
      const there = sellers.filter(({ address }) =>
        [address.city, address.state].some((place) => plainLetters(place) === plainLetters(typed)),
      );
      for (const { storeName } of there) expect(storesFirst, typed).toContain(storeName);
    }
  });

  it('are corrected from words that the demo does not know to near ones that it knows', () => {
    for (const { typed, corrected } of searchCases) {
      if (typeof corrected !== 'string') continue;
      const [from, to] = [wordsOf(typed), wordsOf(corrected)];
      expect(to.length, typed).toBe(from.length);
      expect(to, typed).not.toEqual(from);
      for (const [at, word] of to.entries()) {
        const before = from[at] ?? expect.fail(typed);
        expect(known, typed).toContain(word);
        if (before === word) continue;
        expect(known, typed).not.toContain(before);
        expect(lettersApart(before, word), typed).toBeLessThanOrEqual(word.length > 6 ? 2 : 1);
      }
    }
  });

  it('lack what no product has together with the rest', () => {
    for (const { typed, lacking } of searchCases) {
      if (lacking === undefined) continue;
      const words = wordsOf(typed).filter((word) => !['for', 'with'].includes(word));
      for (const word of lacking) expect(words, typed).toContain(word);
      const whole = [...told.values()].filter((text) => words.every((word) => wordsOf(text).includes(word)));
      expect(whole, typed).toEqual([]);
    }
  });

  it('are also mentioned by goods of which nothing but the description says so', () => {
    for (const { typed, alsoMentions } of searchCases) {
      if (alsoMentions === undefined) continue;
      const found = products.filter(({ name }) => alsoMentions.test(plainLetters(name)));
      expect(found.length, typed).toBeGreaterThan(0);
      for (const product of found) {
        for (const word of wordsOf(typed)) {
          expect(plainLetters(product.text), `${typed}: ${product.name}`).toContain(word);
          expect(told.get(product), `${typed}: ${product.name}`).not.toContain(word);
        }
      }
    }
  });

  it('find nothing at most three times, and then truly nothing', () => {
    const empty = searchCases.filter(({ nothing }) => nothing);
    expect(empty.length).toBeLessThanOrEqual(3);
    for (const { typed, ...rest } of empty) {
      expect([rest.top, rest.storesFirst, rest.alsoMentions].some(Boolean), typed).toBe(false);
      for (const product of products) expect(`${told.get(product)} ${plainLetters(product.text)}`).not.toContain(typed);
    }
  });
});
