import { nigerianStates, typicalPostalCode } from '@oja/domain/people/nigerian-states';
import { slugOf } from '@oja/domain/text/slug';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { banners } from './banners.ts';
import { byPopularity, categories, products, sellers } from './catalogue.ts';

const share = (part: readonly unknown[]) => part.length / products.length;
const doubled = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

describe('the demo products', () => {
  it('are at least 360, each with its own key, sku and name [DATA-04]', () => {
    expect(products.length).toBeGreaterThanOrEqual(360);
    expect(doubled(products.map(({ key }) => key))).toEqual([]);
    expect(doubled(products.map(({ sku }) => sku))).toEqual([]);
    expect(doubled(products.map(({ name }) => name))).toEqual([]);
  });

  it('stand on a shelf that exists, with a seller that exists', () => {
    const shelves = new Set(
      categories.flatMap(({ name, subcategories }) => subcategories.map((sub) => `${name}/${sub.name}`)),
    );
    const stores = new Set(sellers.map(({ key }) => key));
    for (const { key, category, subcategory, shelf } of products) {
      expect(shelves, key).toContain(`${category}/${subcategory}`);
      expect(stores, key).toContain(shelf.by);
    }
  });

  it('cost a believable amount of whole naira, a discount below the price on about a quarter [FLASH-02]', () => {
    for (const { key, sale } of products) {
      expect(sale.price % 100, key).toBe(0);
      expect(sale.price, key).toBeGreaterThanOrEqual(1_000_00);
      if (sale.discount === undefined) continue;
      expect(sale.discount, key).toBeGreaterThan(sale.price * 0.6);
      expect(sale.discount, key).toBeLessThan(sale.price);
    }
    const reduced = share(products.filter(({ sale }) => sale.discount !== undefined));
    expect(reduced).toBeGreaterThan(0.22);
    expect(reduced).toBeLessThan(0.3);
  });

  it('are partly sold out, and some have one left [DATA-06, DATA-07]', () => {
    expect(products.filter(({ sale }) => sale.stock > sale.of).map(({ key }) => key)).toEqual([]);
    expect(share(products.filter(({ sale }) => sale.stock === 0))).toBeGreaterThan(0.025);
    expect(share(products.filter(({ sale }) => sale.stock === 0))).toBeLessThan(0.06);
    expect(share(products.filter(({ sale }) => sale.stock === 1))).toBeGreaterThan(0.03);
  });

  it('came over more than a year, at least 35 of them in the last 30 days, none before its store', () => {
    const opened = new Map(sellers.map(({ key, age }) => [key, age]));
    expect(products.filter(({ sale }) => sale.age <= 30).length).toBeGreaterThanOrEqual(35);
    expect(Math.max(...products.map(({ sale }) => sale.age))).toBeGreaterThan(365);
    expect(products.filter(({ sale, shelf }) => sale.age > (opened.get(shelf.by) ?? 0)).map(({ key }) => key)).toEqual(
      [],
    );
  });

  it('are described in 2 to 4 sentences, weighed and measured [DATA-08, DATA-09]', () => {
    for (const { key, text, goods } of products) {
      const sentences = text.split(/(?<=[.!?])\s+(?=[A-ZÀ-ÖẸỌṢÌ0-9])/).length;
      expect(sentences, key).toBeGreaterThanOrEqual(2);
      expect(sentences, key).toBeLessThanOrEqual(4);
      expect(text.length, key).toBeGreaterThan(70);
      expect(goods.kg, key).toBeGreaterThan(0);
      expect(Math.min(...goods.cm), key).toBeGreaterThan(0);
    }
  });

  it('have names that are hard on a layout: long, with apostrophes, ampersands and tone marks', () => {
    const names = products.map(({ name }) => name);
    expect(names.filter((name) => name.length >= 90).length).toBeGreaterThanOrEqual(10);
    for (const mark of [/['’]/, /&/, /[àáèéìíòóùúẹọṣ]/i])
      expect(names.filter((name) => mark.test(name)).length).toBeGreaterThan(10);
  });

  it('share tags, so that filters bring something together [DATA-05]', () => {
    const uses = new Map<string, number>();
    for (const tag of products.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
    expect([...uses.values()].filter((count) => count >= 5).length).toBeGreaterThan(60);
    expect(products.filter(({ tags }) => tags.length === 0 || doubled(tags).length > 0).map(({ key }) => key)).toEqual(
      [],
    );
  });

  it('are ranked by units sold', () => {
    const sold = byPopularity().map(({ sale }) => sale.sold);
    expect(sold).toEqual([...sold].sort((a, b) => b - a));
  });
});

describe('the demo shop', () => {
  it("has twelve categories and 'Others', with 3 to 6 subcategories and products in each [DATA-13]", () => {
    expect(categories).toHaveLength(13);
    for (const name of ['Fashion', 'Electronics', 'Others'])
      expect(categories.map((category) => category.name)).toContain(name);
    for (const { name, subcategories } of categories) {
      expect(subcategories.length, name).toBeGreaterThanOrEqual(3);
      expect(subcategories.length, name).toBeLessThanOrEqual(6);
      for (const sub of subcategories) {
        expect(
          products.filter((product) => product.category === name && product.subcategory === sub.name).length,
          sub.name,
        ).toBeGreaterThan(0);
      }
    }
  });

  it('has at least 26 sellers, individuals and businesses, in at least 12 states with postal codes of their region [DATA-16, DATA-18]', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(26);
    expect(new Set(sellers.map(({ address }) => address.state)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(sellers.map(({ businessType }) => businessType))).toEqual(new Set(['individual', 'business']));
    expect(doubled(sellers.map(({ storeName }) => slugOf(storeName)))).toEqual([]);
    for (const { key, address } of sellers) {
      expect(nigerianStates, key).toContain(address.state);
      expect(address.zipCode, key).toMatch(/^\d{6}$/);
      expect(address.zipCode[0], key).toBe(typicalPostalCode(address.state)?.[0]);
      expect(products.filter(({ shelf }) => shelf.by === key).length, key).toBeGreaterThan(0);
    }
  });

  it('has the demo accounts, the seller with a store, a packer without one yet, the buyer with ₦500,000.00 [G-26, C-16]', () => {
    const emails = ['demo@oja.ng', 'seller@oja.ng', 'packer@oja.ng', 'operator@oja.ng'];
    expect(demoAccounts.map(({ email }) => email)).toEqual(emails);
    const stores = demoAccounts.flatMap((account) => ('store' in account ? [account.store] : []));
    expect(stores.every((store) => sellers.some(({ key }) => key === store))).toBe(true);
    expect(demoAccounts.flatMap((account) => ('credit' in account ? [account.credit] : []))).toEqual([500_000_00]);
  });

  it('has six banners that lead into the shop [G-40]', () => {
    expect(banners).toHaveLength(6);
    for (const { link, backgroundColor } of banners) {
      expect(link).toMatch(/^#\/(trending|flash-sales|fashion|electronics|new-arrivals|category\/[a-z-]+)$/);
      expect(backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
