import { availableParallelism } from 'node:os';
import { type Buyer, newcomer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/passwords.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countAttempt, forgiveAttempt } from './sign-in-throttle.ts';

let shop: TestApp;
let owner: Buyer;
beforeAll(async () => {
  shop = await createTestApp({ env: { TRUST_PROXY: '1' } });
  owner = await newcomer(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('throttles').execute());

/** Tries to sign in from an address of the attacker's choice. */
async function tryToSignIn(email: string, password: string, from = '102.89.3.7') {
  const answer = await shop.visitor().fetch('/api/account/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'app', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password, remember: false }),
  });
  const { error } = (await answer.json()) as { error?: { code: string; message: string } };
  return { status: answer.status, error, retryAfter: Number(answer.headers.get('retry-after')) };
}

/** As if the delay had passed. */
const wait = () => sql`update throttles set blocked_until = now() where blocked_until > now()`.execute(shop.db);

describe('wrong passwords', () => {
  it('of one account from one address, then from many, are slowed down; the owner gets in: G4 [AUTH-13]', async () => {
    const fromOne = await Promise.all(Array.from({ length: 100 }, (_, n) => tryToSignIn(owner.email, `wrong-${n}`)));
    const fromMany = await Promise.all(
      Array.from({ length: 50 }, (_, n) => tryToSignIn(owner.email, `wrong-${n}`, `102.89.4.${n}`)),
    );
    const answers = [...fromOne, ...fromMany];
    const looked = answers.filter(({ status }) => status === 401);
    const throttled = answers.filter(({ status }) => status === 429);
    expect(looked.length + throttled.length).toBe(150);
    // Five free ones, and one more for each delay that passes while this runs.
    expect(looked.length).toBeGreaterThanOrEqual(5);
    expect(looked.length).toBeLessThan(9);
    expect(new Set(answers.map(({ error }) => error?.message))).toEqual(new Set(['Invalid email or password']));
    expect(new Set(throttled.map(({ error }) => error?.code))).toEqual(new Set(['too_many_sign_ins']));
    for (const { retryAfter } of throttled) {
      expect(retryAfter).toBeGreaterThanOrEqual(1);
      expect(retryAfter).toBeLessThanOrEqual(16);
    }
    await wait();
    expect((await tryToSignIn(owner.email, owner.password)).status).toBe(200);
    // And starts anew.
    for (let n = 0; n < 5; n += 1) expect((await tryToSignIn(owner.email, 'wrong')).status).toBe(401);
  });

  it('wait 1 s after five, then twice as long each time, at most 15 min', async () => {
    const delays: number[] = [];
    for (let n = 0; n < 17; n += 1) {
      expect((await tryToSignIn(owner.email, 'wrong', `102.89.5.${n}`)).status).toBe(401);
      const { rows } = await sql<{ delay: number | null }>`
        select extract(epoch from blocked_until - window_started_at)::float8 as delay from throttles
        where key like 'sign-in:account:%'`.execute(shop.db);
      delays.push(rows[0]?.delay ?? 0);
      if (n === 6) expect((await tryToSignIn(owner.email, owner.password)).retryAfter).toBe(4);
      await wait();
    }
    expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('of an account that does not exist are counted the same', async () => {
    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push(await tryToSignIn('nobody@oja.test', `wrong-${n}`));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('of one address over many accounts are refused after 50 in an hour, others are served', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => tryToSignIn(`a${n}@oja.test`, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
    const refused = await tryToSignIn(owner.email, owner.password);
    expect(refused).toMatchObject({ status: 429, error: { message: 'Invalid email or password' } });
    expect(refused.retryAfter).toBeGreaterThan(3500);
    // What was refused for the address did not count against the account.
    const counted = shop.db.selectFrom('throttles').select('key').where('key', 'like', 'sign-in:account:%');
    expect(await counted.execute()).toHaveLength(50);
    expect((await tryToSignIn(owner.email, owner.password, '102.89.9.9')).status).toBe(200);
  });

  it('are forgiven by the right one, for the address too', async () => {
    for (let n = 0; n < 60; n += 1) {
      expect((await tryToSignIn(owner.email, owner.password)).status).toBe(200);
    }
  }, 30_000);
});

describe('a try that nobody could look at', () => {
  const counts = () => shop.db.selectFrom('throttles').select(['count', 'blocked_until']).orderBy('key').execute();

  /** Keeps the hasher and its queue full: whoever is done stands at the end again. */
  async function whileHasherIsFull<T>(work: () => Promise<T>): Promise<T> {
    let full = true;
    const hashers = Array.from({ length: availableParallelism() + 100 }, async () => {
      while (full) await hashPassword('busy');
    });
    try {
      return await work();
    } finally {
      full = false;
      await Promise.all(hashers);
    }
  }

  it('because of an overload is not counted as a wrong password; those before it still are', async () => {
    for (let n = 0; n < 5; n += 1) await tryToSignIn(owner.email, 'wrong');
    await wait();
    expect((await whileHasherIsFull(() => tryToSignIn(owner.email, owner.password))).status).toBe(503);
    expect(await counts()).toEqual([
      { count: 5, blocked_until: null },
      { count: 5, blocked_until: null },
    ]);
    expect((await tryToSignIn(owner.email, 'wrong')).status).toBe(401);
    expect((await tryToSignIn(owner.email, 'wrong')).retryAfter).toBe(2);
  }, 30_000);

  it('is none for whoever proves the password within the account, either', async () => {
    const body = { current: owner.password, password: 'another long one' };
    const changing = whileHasherIsFull(() => owner.call('changePassword', { body }));
    await expect(changing).rejects.toMatchObject({ status: 503 });
    expect((await counts()).map(({ count }) => count)).toEqual([0, 0]);
  }, 30_000);
});

it('tries counted and forgiven at the same time never lock each other out', async () => {
  const config = { ...shop.config, limitSignInFailures: 1e6, limitSignInFailuresPerAddress: 1e6 };
  const attempt = { email: owner.email, clientAddress: '102.89.3.8' };
  const manyTimes = Array.from({ length: 20 }, async () => {
    for (let n = 0; n < 10; n += 1) {
      await countAttempt(shop.db, config, attempt);
      await forgiveAttempt(shop.db, attempt);
    }
  });
  await Promise.all(manyTimes);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(shop.db);
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
