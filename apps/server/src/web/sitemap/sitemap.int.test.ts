import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { putProduct } from '@oja/testing/rows/shelves';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PreparedCache } from '../../http/prepared/prepared-cache.ts';
import { newId } from '../../platform/ids.ts';
import { writeSmallWeb } from '../../testing/small-web.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { countProducts, findProducts } from './sitemap.queries.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

let shop: TestApp;
const ids: string[] = [];

beforeAll(async () => {
  shop = await createTestApp({
    web: await writeSmallWeb(),
    seed: async (db) => {
      const seller = await seedSeller(db, { slug: 'iya-oloja' });
      const category = await seedCategory(db, { slug: 'fashion' });
      const gowns = await db
        .insertInto('subcategories')
        .values({ id: newId(), category_id: category.id, name: 'Gowns', slug: 'gowns', position: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (let i = 0; i < 5; i += 1) {
        ids.push(
          (await seedProduct(db, { seller_id: seller.id, category_id: category.id, subcategory_id: gowns.id })).id,
        );
      }
    },
  });
});
afterAll(() => shop.close());

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

describe('what search engines are told', () => {
  it('is where the list of addresses is, and what is not for them', async () => {
    const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
    expect(robots).toBe(`User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${shop.url}/sitemap.xml\n`);
  });

  it('is every address without #, each of which answers, with the day of its last change', async () => {
    const response = await fetch(`${shop.url}/sitemap.xml`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/);
    const addresses = addressesIn(xml);
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${shop.url}/`,
        `${shop.url}/category/fashion`,
        `${shop.url}/category/fashion/gowns`,
        `${shop.url}/store/iya-oloja`,
        `${shop.url}/blog/paying-safely-online`,
        ...ids.map((id) => `${shop.url}/product/${id}`),
      ]),
    );
    for (const address of addresses) expect((await fetch(address)).status, address).toBe(200);
    expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d(T[\d:.]+Z)?<\/lastmod>/g)).toHaveLength(addresses.length - 1);
  });

  it('is nothing of what is not live', async () => {
    const told = async () => {
      const products = await findProducts(shop.db, { offset: 0, limit: 10 });
      expect(await countProducts(shop.db)).toBe(products.length);
      return products.map(({ id }) => id);
    };
    const [paused = '', archived = '', ...rest] = ids;
    await putProduct(shop.db, { id: paused }, 'paused');
    await putProduct(shop.db, { id: archived }, 'archived');
    expect(await told()).toEqual(rest);
    for (const id of [archived, paused]) await putProduct(shop.db, { id }, 'paused');
    for (const id of [archived, paused]) await putProduct(shop.db, { id }, 'live');
    expect(await told()).toEqual(ids);
  });

  it('keeps the parts as they are while the goods of a store leave, and shows none of them', async () => {
    const put = (status: 'approved' | 'suspended') =>
      shop.db.updateTable('sellers').set({ status }).where('slug', '=', 'iya-oloja').execute();
    const { category_id } = await shop.db.selectFrom('products').select('category_id').executeTakeFirstOrThrow();
    const { id: seller_id } = await seedSeller(shop.db);
    const { id } = await seedProduct(shop.db, { seller_id, category_id });
    await put('suspended');
    expect(await findProducts(shop.db, { offset: 1, limit: 10 })).toMatchObject([{ id }]);
    await put('approved');
    await shop.db.deleteFrom('products').where('id', '=', id).execute();
  });

  it('is an index of several lists when one would be too long', async () => {
    const app = fastify();
    app.decorate('preparedAnswers', new PreparedCache({ freshFor: 1, maxBytes: 2 ** 20 }));
    app.decorate('securityHeaders', {});
    app.decorate('countRead', () => undefined);
    sitemapRoutes(app, shop, { pages: [], topics: [], articles: [] }, { most: 2 });
    const get = async (target: string) => app.inject(target);
    const index = await get('/sitemap.xml');
    expect(index.body).toContain('<sitemapindex ');
    const parts = addressesIn(index.body);
    expect(parts).toEqual([0, 1, 2, 3].map((part) => `${shop.url}/sitemap-${part}.xml`));
    const lists = await Promise.all(parts.map((part) => get(new URL(part).pathname)));
    expect(lists.slice(1).flatMap(({ body }) => addressesIn(body))).toEqual(
      ids.toSorted().map((id) => `${shop.url}/product/${id}`),
    );
    // Home, its category and the part of it, and the two stores.
    expect(addressesIn(lists[0]?.body ?? '')).toHaveLength(5);
    expect((await get('/sitemap-4.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-x.xml')).statusCode).toBe(404);
    // What was written is sent again without counting them anew.
    for (const id of ids) await putProduct(shop.db, { id }, 'paused');
    expect((await get('/sitemap-3.xml')).statusCode).toBe(200);
    for (const id of ids) await putProduct(shop.db, { id }, 'live');
    await app.close();
  });
});
