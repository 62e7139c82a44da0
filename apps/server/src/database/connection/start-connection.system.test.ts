import path from 'node:path';
import { databaseUrl } from '@oja/testing/database/database-url';
import { TcpProxy } from '@oja/testing/network/tcp-proxy';
import { openShopBesideItsDatabase, type ShopBesideItsDatabase } from '@oja/testing/processes/shop-beside-its-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

let base: ShopBesideItsDatabase;
beforeAll(async () => {
  base = await openShopBesideItsDatabase();
});
afterAll(() => base.close());

// At once, each server by a line of its own: what they do is wait.
it.concurrent.each([0, 2, 4, 6])(
  'a line that goes silent after %i pieces ends the start with one line, so that it is tried again: C1',
  async (pieces) => {
    const { address } = base.cluster;
    const line = new TcpProxy({ targets: () => [{ path: path.join(address.host, `.s.PGSQL.${address.port}`) }] });
    const through = { DATABASE_URL: databaseUrl({ ...address, host: '127.0.0.1', port: await line.listen() }) };
    let passed = 0;
    line.delay = () => {
      passed += 1;
      if (passed > pieces) line.goSilent();
      return 0;
    };
    const said = await base.serve(through).then(
      () => 'open',
      (error: Error) => error.message,
    );
    expect(said).toMatch(
      /^The server ended with 1: The database \S+ at \S+ (does not answer\.|cannot be reached: .+)\n$/,
    );
    line.heal();
    const shop = await base.serve(through);
    expect((await fetch(`${shop.url}/api/ready`)).status).toBe(200);
    expect(await shop.end('SIGTERM')).toBe(0);
    await line.close();
  },
);
