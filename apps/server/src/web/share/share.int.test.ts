import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureOf, seedCategory, seedProduct, seedReview, seedSeller } from '@oja/testing/rows/seed';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { writeSmallWeb } from '../../testing/small-web.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const hostile = `</script><script>alert(1)</script> "Gown" & 'co' 🎉 \u202Egnp. قفطان`;

let shop: TestApp;
let gown: { id: string };
let wrapper: { id: string };
const picture = { ...pictureOf('Gown'), key: 'products/gown.0123abcd' };

beforeAll(async () => {
  shop = await createTestApp({
    web: await writeSmallWeb(),
    seed: async (db) => {
      const seller = await seedSeller(db, { store_name: `Ìyá "Ọlọ́jà" <& Sons>`, slug: 'iya-oloja' });
      const category = await seedCategory(db, { name: 'Home & Kitchen', slug: 'home-kitchen' });
      const given = { seller_id: seller.id, category_id: category.id };
      gown = await seedProduct(db, {
        ...given,
        name: hostile,
        description: `Line one.\n\n</script><b>Two</b> ${'long '.repeat(100)}`,
        price: 1_250_000,
        discount_price: 999_905,
        brand_name: 'Brand </script>',
        images: JSON.stringify([picture]),
      });
      wrapper = await seedProduct(db, { ...given, name: 'Wrapper', stock: 0, images: '[]' });
      const reviewed = { id: gown.id, seller_id: seller.id };
      await seedReview(db, reviewed, { rating: 4 });
      await seedReview(db, reviewed, { comment: '</script><i>Fine</i>', rating: 5 });
    },
  });
  const media = path.join(shop.config.dataDir, 'media/products');
  await mkdir(media, { recursive: true });
  const noise = { width: 640, height: 640, noise: { type: 'gaussian', mean: 128, sigma: 60 }, channels: 3 } as const;
  const stored = await sharp({ create: { ...noise, background: '#fff' } })
    .webp({ quality: 90 })
    .toBuffer();
  for (const name of ['gown.0123abcd', 'other.0123abcd']) await writeFile(path.join(media, `${name}-640.webp`), stored);
});
afterAll(() => shop.close());

const get = (target: string) => fetch(`${shop.url}${target}`, { redirect: 'manual' });
const htmlOf = async (target: string) => (await get(target)).text();

/** What is in the head, as a reader of previews takes it in: by name, entities undone. */
function metaOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, undone(content)]));
}
const undone = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

interface Data {
  '@type': string;
  [name: string]: unknown;
}
const dataOf = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Data,
  );

describe('the page of a product without #', () => {
  it('tells previews what it is, with a picture they can show', async () => {
    const response = await get(`/product/${gown.id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    const name = `</script><script>alert(1)</script> "Gown" & 'co' 🎉 gnp. قفطان`;
    const meta = metaOf(html);
    expect(meta).toMatchObject({
      'og:type': 'product',
      'og:site_name': 'Ọjà',
      'og:title': name,
      'og:url': `${shop.url}/product/${gown.id}`,
      'og:image': `${shop.url}/share/${picture.key}.jpg`,
      'og:image:type': 'image/jpeg',
      'og:image:alt': picture.alt,
      'product:price:amount': '9999.05',
      'product:price:currency': 'NGN',
      'twitter:card': 'summary_large_image',
      'twitter:title': name,
    });
    expect(meta['og:description']).toMatch(/^₦9,999\.05 from Ìyá "Ọlọ́jà" <& Sons>\. Line one\. .{50,}…$/);
    expect([...(meta.description ?? '')].length).toBeLessThanOrEqual(200);
    expect(html).toContain(`<link rel="canonical" href="${shop.url}/product/${gown.id}">`);
    expect(undone(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')).toBe(`${name} · Ọjà`);
  });

  it('tells search engines what it costs, whether it is there and what buyers think', async () => {
    const [product, trail] = dataOf(await htmlOf(`/product/${gown.id}`));
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      image: `${shop.url}/share/${picture.key}.jpg`,
      brand: { '@type': 'Brand', name: 'Brand </script>' },
      offers: {
        '@type': 'Offer',
        price: '9999.05',
        priceCurrency: 'NGN',
        availability: 'https://schema.org/InStock',
        url: `${shop.url}/product/${gown.id}`,
        seller: { '@type': 'Organization', name: `Ìyá "Ọlọ́jà" <& Sons>` },
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
      review: [{ '@type': 'Review', reviewBody: '</script><i>Fine</i>', reviewRating: { ratingValue: 5 } }, {}],
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${shop.url}/` },
        { position: 2, name: 'Home & Kitchen', item: `${shop.url}/category/home-kitchen` },
        { position: 3, item: `${shop.url}/product/${gown.id}` },
      ],
    });
  });

  it('claims no rating, no picture and no stock that are not there', async () => {
    const html = await htmlOf(`/product/${wrapper.id}`);
    const [product] = dataOf(html);
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('review');
    expect(product).not.toHaveProperty('image');
    expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(metaOf(html)).not.toHaveProperty(['og:image']);
    expect(metaOf(html)['twitter:card']).toBe('summary');
  });

  it('offers nothing from the first to the last day of a holiday, and says from when on it does', async () => {
    const store = await seedSeller(shop.db, { holiday_from: '2030-12-03', holiday_until: '2030-12-04' });
    const lace = await seedProduct(shop.db, { seller_id: store.id, stock: 7 });
    const told = async (at: string) => {
      vi.setSystemTime(at);
      const html = await htmlOf(`/product/${lace.id}`);
      const { offers } = dataOf(html)[0] as unknown as { offers: Record<string, unknown> };
      const words = /<p>([^<]*) · [^<]*<\/p>/.exec(html)?.[1];
      return [words, metaOf(html)['product:availability'], offers.availability, offers.availabilityStarts];
    };
    const sold = ['7 left', 'in stock', 'https://schema.org/InStock', undefined];
    const away = ['Back on 5 Dec', 'out of stock', 'https://schema.org/OutOfStock', '2030-12-05'];
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      // Lagos is an hour ahead; what is kept is a second old at most.
      const tells = (at: string, words: unknown[]) => expect.poll(() => told(at), { timeout: 10_000 }).toEqual(words);
      await tells('2030-12-02T22:59:00Z', sold);
      await tells('2030-12-02T23:00:00Z', away);
      await tells('2030-12-04T22:59:00Z', away);
      await tells('2030-12-04T23:00:00Z', sold);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets nothing that a seller or a buyer wrote become markup', async () => {
    const html = await htmlOf(`/product/${gown.id}`);
    // Its own script and two blocks of data.
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).not.toMatch(/<b>|<i>|alert\(1\)<\/script>/);
    expect(html.match(/data-route="[^"]*"/g)).toEqual([`data-route="/product/${gown.id}"`]);
    expect(html).not.toContain('\u202E"');
  });

  it('can be read without scripts, with ways on', async () => {
    const html = await htmlOf(`/product/${gown.id}`);
    expect(html).toContain('₦9,999.05 <s>₦12,500.00</s>');
    expect(html).toContain('<a href="/store/iya-oloja">');
    expect(html).toContain(`<a href="/product/${wrapper.id}"><bdi>Wrapper</bdi></a>`);
    expect(html).toContain('<a href="/category/home-kitchen">');
    expect(html).toMatch(/<h1><bdi>/);
  });

  it('allows its own script and styles by hash, and nothing else', async () => {
    const { createHash } = await import('node:crypto');
    const response = await get(`/product/${gown.id}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src ${hash(/<script>(.*?)<\/script>/s.exec(html)?.[1])}`);
    expect(policy).toContain(`style-src ${hash(/<style>(.*?)<\/style>/s.exec(html)?.[1])}`);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|connect-src|'self' 'sha/);
    expect(html).not.toMatch(/ style=| on\w+=/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is sent again from memory, and to a browser that has it not at all', async () => {
    const first = await get(`/product/${gown.id}?utm_source=chat`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${shop.url}/product/${gown.id}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await fetch(`${shop.url}/product/${gown.id}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('the other pages without #', () => {
  it('show a store with its goods', async () => {
    const html = await htmlOf('/store/IYA-oloja');
    expect(metaOf(html)).toMatchObject({
      'og:type': 'website',
      'og:title': `Ìyá "Ọlọ́jà" <& Sons>`,
      'og:url': `${shop.url}/store/iya-oloja`,
      'og:image': expect.stringMatching(/\/share\/store\/iya-oloja\/[0-9a-f]{16}\.jpg$/),
    });
    const [store, trail] = dataOf(html);
    expect(store).toMatchObject({
      '@type': 'Store',
      url: `${shop.url}/store/iya-oloja`,
      address: { addressCountry: 'NG' },
    });
    expect(trail?.['@type']).toBe('BreadcrumbList');
    expect(html).toContain(`<a href="/product/${wrapper.id}">`);
  });

  it.each(['home-kitchen', 'Home%20%26%20Kitchen', 'HOME-KITCHEN'])(
    'show a category by name or slug, and say which address is its own: %s',
    async (name) => {
      const html = await htmlOf(`/category/${name}`);
      expect(metaOf(html)).toMatchObject({
        'og:title': 'Home & Kitchen',
        'og:url': `${shop.url}/category/home-kitchen`,
      });
      expect(html).toContain('data-route="/category/home-kitchen"');
      expect(dataOf(html)[0]).toMatchObject({
        '@type': 'CollectionPage',
        mainEntity: { '@type': 'ItemList', numberOfItems: 2 },
      });
      expect(html).toContain(`<a href="/product/${gown.id}">`);
    },
  );

  it('show an article with its text', async () => {
    const html = await htmlOf('/blog/paying-safely-online');
    expect(metaOf(html)).toMatchObject({
      'og:type': 'article',
      'og:title': 'Paying safely online, and what to do when it goes wrong',
      'article:published_time': '2026-09-17',
      'og:image': expect.stringMatching(/\/share\/gift-card-games\.[0-9a-f]+\.jpg$/),
    });
    expect(dataOf(html)[0]).toMatchObject({
      '@type': 'Article',
      datePublished: '2026-09-17',
      author: { '@type': 'Person', name: 'Hauwa Sani' },
      publisher: { '@type': 'Organization', name: 'Ọjà' },
    });
    expect(html).toContain('<h2>Six habits</h2>');
    expect(html).toContain('<a href="/#/contact">');
    expect(html).not.toContain('{{');
  });
});

it('the page of a suspended store says that it does not sell, and search engines leave it out', async () => {
  await seedSeller(shop.db, {
    store_name: 'Gone',
    slug: 'gone',
    status: 'suspended',
    description: 'Call 0803 000 0000',
  });
  const html = await htmlOf('/store/gone');
  expect(html).toContain('This store is not selling at the moment.');
  expect(metaOf(html)).toMatchObject({ robots: 'noindex', 'og:title': 'Gone' });
  expect(html).not.toMatch(/0803\s?000/);
  expect(dataOf(html)).toEqual([]);
  expect(metaOf(await htmlOf('/store/iya-oloja'))).not.toHaveProperty('robots');
});

describe('an address that means nothing', () => {
  it.each([
    `/product/${newId()}`,
    '/product/1',
    '/product/%00',
    "/product/'%20or%201=1",
    '/store/nobody',
    '/store/%3Cscript%3E',
    '/category/nothing',
    `/category/${'x'.repeat(250)}`,
    '/blog/no-such-article',
  ])('says so, to people and to search engines: %s', async (target) => {
    const response = await get(target);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('Page not found');
    expect(html).not.toContain('og:');
    expect(html.match(/<script/g)).toHaveLength(1);
  });
});

it('an address far too long is no fault of ours', async () => {
  for (const target of ['/category/', '/api/stores/']) {
    expect((await get(target + 'x'.repeat(1000))).status, target).toBe(404);
  }
});

describe('the picture of a preview', () => {
  it('is a JPEG of the right size, light enough for every chat, and may be shown elsewhere', async () => {
    const response = await get(`/share/${picture.key}.jpg`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(300_000);
  });

  it('is made once, however many ask, and kept', async () => {
    const target = '/share/products/other.0123abcd.jpg';
    const asked = await Promise.all(Array.from({ length: 8 }, () => get(target)));
    const bodies = await Promise.all(asked.map(async (response) => Buffer.from(await response.arrayBuffer())));
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
    const folder = path.join(shop.config.dataDir, 'share-pictures/products');
    expect((await readdir(folder)).filter((name) => name.startsWith('other'))).toEqual(['other.0123abcd.jpg']);
    await writeFile(path.join(folder, 'other.0123abcd.jpg'), 'kept');
    expect(await (await get(target)).text()).toBe('kept');
  });

  it.each([
    '/share/products/nothing.0123abcd.jpg',
    '/share/products/gown.0123abcd.png',
    '/share/products/gown.0123abcd-640.webp',
    '/share/..%2fsecret.jpg',
    '/share/%2e%2e/%2e%2e/secret.jpg',
    '/share/.jpg',
    '/share/',
  ])('is not made of what the shop has not: %s', async (target) => {
    expect((await get(target)).status).toBe(404);
  });
});
