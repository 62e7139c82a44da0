import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { median, requestsPerSecond } from './load.ts';
import type { BenchShop } from './shop.ts';

export interface Measured {
  name: string;
  /** Per second, medians. */
  shop: number;
  limit: number;
  /** Median of the ratios of each round. */
  ratio: number;
  /** The least ratio that is promised; none where there is only something to compare. */
  promised?: number;
}

/**
 * What is read most, each beside plain node:http with the same bytes. The two take turns, so that whatever else the
 * machine does meets both.
 */
export async function measurePages(
  shop: BenchShop,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Measured[]> {
  const product = await shop.db
    .selectFrom('products')
    .select('id')
    .orderBy('created_at')
    .offset(5000)
    .executeTakeFirstOrThrow();
  const pages: { name: string; path: string; promised?: number }[] = [
    { name: 'GET /', path: '/', promised: 0.6 },
    { name: 'listing, 24 of a category', path: '/api/products?category=category-3&limit=24', promised: 0.3 },
    { name: 'product page', path: `/api/products/${product.id}` },
    { name: 'search, a common word', path: '/api/search?q=lamp' },
  ];
  const raw = fork(path.join(import.meta.dirname, 'raw-server.ts'), [shop.url, ...pages.map((page) => page.path)]);
  try {
    const started = once(raw, 'message') as Promise<[{ port: number }]>;
    const ended = once(raw, 'exit').then(() => Promise.reject(new Error('The plain server did not start.')));
    const [{ port }] = await Promise.race([started, ended]);
    const measured: Measured[] = [];
    for (const page of pages) {
      const ours = shop.url + page.path;
      const plain = `http://127.0.0.1:${port}${page.path}`;
      await requestsPerSecond(plain, 1);
      await requestsPerSecond(ours, 2);
      const pairs: [number, number][] = [];
      for (let round = 0; round < rounds; round++) {
        pairs.push([await requestsPerSecond(plain, seconds), await requestsPerSecond(ours, seconds)]);
      }
      measured.push({
        name: page.name,
        limit: median(pairs.map(([limit]) => limit)),
        shop: median(pairs.map(([, rate]) => rate)),
        ratio: median(pairs.map(([limit, rate]) => rate / limit)),
        ...(page.promised !== undefined && { promised: page.promised }),
      });
    }
    return measured;
  } finally {
    if (raw.connected) raw.disconnect();
  }
}
