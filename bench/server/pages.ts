import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Measured, measureInTurn } from '../lib/measured.ts';
import type { BenchShop } from '../lib/shop.ts';
import { requestsPerSecond } from './load.ts';

/** What is read most, each beside plain node:http with the same bytes. */
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
    { name: 'GET /', path: '/', promised: 0.8 },
    { name: 'listing, 24 of a category', path: '/api/products?category=category-3&limit=24', promised: 0.8 },
    { name: 'product page', path: `/api/products/${product.id}`, promised: 0.8 },
    { name: 'search, a common word', path: '/api/search?q=lamp', promised: 0.8 },
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
      measured.push(
        await measureInTurn({
          ...page,
          rounds,
          limit: () => requestsPerSecond(plain, seconds),
          shop: () => requestsPerSecond(ours, seconds),
        }),
      );
    }
    return measured;
  } finally {
    if (raw.connected) raw.disconnect();
  }
}
