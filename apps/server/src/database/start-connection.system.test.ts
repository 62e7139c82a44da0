import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShopBesideItsDatabase, type ShopBesideItsDatabase } from '../testing/shop-beside-its-database.ts';

let base: ShopBesideItsDatabase;
beforeAll(async () => {
  base = await openShopBesideItsDatabase();
});
afterAll(() => base.close());

it.each([0, 2, 4, 6])(
  'a line that goes silent after %i pieces ends the start with one line, so that it is tried again: C1',
  {
    timeout: 60_000,
  },
  async (pieces) => {
    let passed = 0;
    base.line.delay = () => {
      passed += 1;
      if (passed > pieces) base.line.goSilent();
      return 0;
    };
    const said = await base.serve().then(
      () => 'open',
      (error: Error) => error.message,
    );
    expect(said).toMatch(
      /^The server ended with 1: The database \S+ at \S+ (does not answer\.|cannot be reached: .+)\n$/,
    );
    base.line.heal();
    const shop = await base.serve();
    expect((await fetch(`${shop.url}/api/ready`)).status).toBe(200);
    expect(await shop.end('SIGTERM')).toBe(0);
  },
);
