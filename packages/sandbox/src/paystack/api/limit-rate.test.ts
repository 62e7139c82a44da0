import { expect, it } from 'vitest';
import { startSandboxClient } from '../testing/sandbox-client.ts';
import { createTestClock } from '../testing/webhook-receiver.ts';

it('each endpoint takes so many requests a window, and says how many are left', async () => {
  const clock = createTestClock();
  const rateLimit = { requests: 3, windowSeconds: 60 };
  const sandbox = await startSandboxClient({ clock: clock.now, rateLimit });
  const ask = async (path: string) => {
    const { status, headers } = await fetch(sandbox.url + path, {
      headers: { authorization: `Bearer ${sandbox.secretKey}` },
    });
    return [status, ...['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}`)))];
  };
  expect(await ask('/bank')).toEqual([200, 3, 2, 60]);
  clock.advance(20_000);
  expect(await ask('/bank')).toEqual([200, 3, 1, 40]);
  expect(await ask('/bank')).toEqual([200, 3, 0, 40]);
  expect(await ask('/bank')).toEqual([429, 3, 0, 40]);
  expect(await ask('/balance')).toEqual([200, 3, 2, 60]);
  clock.advance(40_000);
  expect(await ask('/bank')).toEqual([200, 3, 2, 60]);
  await sandbox.control('DELETE', '/rate-limit');
  for (let call = 0; call < 5; call++) expect((await ask('/bank'))[0]).toBe(200);
  await sandbox.close();
});
