import { type BenchShop, startBenchShop } from './shop.ts';

/** Runs `work` against a shop of its own and takes that down again, whatever happens, also at Ctrl-C. */
export async function withBenchShop(work: (shop: BenchShop) => Promise<void>): Promise<void> {
  const shop = await startBenchShop((line) => console.error(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await shop.stop();
      process.exit(1);
    });
  }
  try {
    await work(shop);
  } finally {
    await shop.stop();
  }
}
