import { newcomer } from '@oja/testing/people/newcomer';
import { isSignedIn, type Visitor } from '@oja/testing/people/visitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { removeExpired } from '../remove-expired.ts';
import { secretDigest } from './secret-digest.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** The answer to a sign-in, with its headers. */
function signInAnswer(at: TestApp, visitor: Visitor, account: { email: string; password: string }, remember: boolean) {
  const { email, password } = account;
  return visitor.fetch('/api/account/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'app', origin: at.config.publicUrl },
    body: JSON.stringify({ email, password, remember }),
  });
}

/** The same cookie in another browser. */
function copyOf(visitor: Visitor): Visitor {
  const copy = shop.visitor();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

function sessionsOf(userId: string) {
  return sql<{ remembered: boolean; token: string; idle: number; touched: boolean }>`
    select remembered, token, extract(epoch from expires_at - now())::float8 / 3600 as idle,
      updated_at > now() - interval '10 seconds' as touched
    from sessions where user_id = ${userId} order by created_at`
    .execute(shop.db)
    .then(({ rows }) => rows);
}

describe('a session', () => {
  it('is new after every sign-in, and the one before is dead: G1 [AUTH-01]', async () => {
    const buyer = await newcomer(shop);
    const before = copyOf(buyer);
    await signInAnswer(shop, buyer, buyer, false);
    expect(buyer.cookies.get('sid')).not.toBe(before.cookies.get('sid'));
    expect(await isSignedIn(buyer)).toBe(true);
    expect(await isSignedIn(before)).toBe(false);
    expect(await sessionsOf(buyer.id)).toHaveLength(1);
  });

  it('is dead after signing out, also for who kept the cookie: G2 [AUTH-27]', async () => {
    const buyer = await newcomer(shop);
    const kept = copyOf(buyer);
    expect(await buyer.call('signOut', {})).toEqual({ ok: true });
    expect(buyer.cookies.has('sid')).toBe(false);
    await expect(kept.call('cart', {})).rejects.toMatchObject({ status: 401 });
    expect(await sessionsOf(buyer.id)).toEqual([]);
    expect(await shop.visitor().call('signOut', {})).toEqual({ ok: true });
  });

  it('leaves other browsers alone', async () => {
    const buyer = await newcomer(shop);
    const phone = shop.visitor();
    await signInAnswer(shop, phone, buyer, true);
    await buyer.call('signOut', {});
    expect(await isSignedIn(phone)).toBe(true);
  });

  it('is kept as a digest only, in a cookie no script reads [AUTH-28]', async () => {
    const buyer = await newcomer(shop);
    const answer = await signInAnswer(shop, buyer, buyer, false);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[^;]{40,}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [session] = await sessionsOf(buyer.id);
    const token = decodeURIComponent(buyer.cookies.get('sid') ?? '').split('.')[0] ?? '';
    expect(session?.token).toBe(secretDigest(token));
    expect(await answer.text()).not.toContain(token);
  });

  it('has the __Host- prefix and Secure where the shop is reached by https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://oja.example' } });
    try {
      const address = `http://127.0.0.1:${secure.config.port}`;
      const answer = await fetch(`${address}/api/account/register`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'app',
          origin: 'https://oja.example',
        },
        body: JSON.stringify({ name: 'Ada', email: 'ada@oja.test', password: 'sixsix' }),
      });
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-sid=[^;]{40,}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      ]);
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const me = await fetch(`${address}/api/me`, { headers: { cookie } });
      expect(await me.json()).toMatchObject({ user: { email: 'ada@oja.test' } });
    } finally {
      await secure.close();
    }
  });

  it('survives the browser only with "Remember me" [AUTH-03]', async () => {
    const buyer = await newcomer(shop);
    const remembered = await signInAnswer(shop, buyer, buyer, true);
    expect(remembered.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await sessionsOf(buyer.id)).toMatchObject([{ remembered: true, idle: expect.closeTo(14 * 24, 1) }]);
    const forgotten = await signInAnswer(shop, buyer, buyer, false);
    expect(forgotten.headers.getSetCookie().join()).not.toMatch(/max-age|expires/i);
    expect(await sessionsOf(buyer.id)).toMatchObject([{ remembered: false, idle: expect.closeTo(12, 1) }]);
  });

  it('ends when it idles too long, and in the end whatever happens [AUTH-03]', async () => {
    const buyer = await newcomer(shop);
    for (const [remember, idle, nearTheEnd] of [
      [false, 12, '23 hours'],
      [true, 14 * 24, '29 days 23 hours'],
    ] as const) {
      await signInAnswer(shop, buyer, buyer, remember);
      const mine = sql`user_id = ${buyer.id}`;
      // Not touched again within minutes …
      await sql`update sessions set expires_at = now() + interval '2 hours' where ${mine}`.execute(shop.db);
      expect(await isSignedIn(buyer)).toBe(true);
      expect(await sessionsOf(buyer.id)).toMatchObject([{ idle: expect.closeTo(2, 1) }]);
      // … but then the end is put off,
      await sql`update sessions set updated_at = now() - interval '6 minutes' where ${mine}`.execute(shop.db);
      expect(await isSignedIn(buyer)).toBe(true);
      expect(await sessionsOf(buyer.id)).toMatchObject([{ idle: expect.closeTo(idle, 1), touched: true }]);
      // never beyond the absolute one.
      await sql`
        update sessions set updated_at = now() - interval '6 minutes', created_at = now() - ${nearTheEnd}::interval
        where ${mine}`.execute(shop.db);
      expect(await isSignedIn(buyer)).toBe(true);
      expect(await sessionsOf(buyer.id)).toMatchObject([{ idle: expect.closeTo(1, 1) }]);
      await sql`update sessions set expires_at = now() where ${mine}`.execute(shop.db);
      expect(await isSignedIn(buyer)).toBe(false);
    }
  });

  it('is not found by a cookie that we did not sign', async () => {
    const buyer = await newcomer(shop);
    const cookie = decodeURIComponent(buyer.cookies.get('sid') ?? '');
    const [token = '', signature = ''] = cookie.split('.');
    const forged = [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, `.${signature}`, `x${cookie}`, '%E0%A4%A', ''];
    for (const value of forged) {
      const answer = await fetch(`${shop.url}/api/me`, { headers: { cookie: `sid=${value}` } });
      expect(await answer.json()).toEqual({ user: null, cartLines: 0 });
    }
  });

  it('of the time when better-auth wrote cookies is one still, and ends like any other', async () => {
    const buyer = await newcomer(shop);
    const early = shop.visitor();
    // A cookie as better-auth 1.7.7 sent it, under this AUTH_SECRET.
    const token = 'a4FkkD0bvrn1FxRkNRoCY4CEu58D3h2S';
    expect(shop.config.authSecret).toBe('kJ3nV8xQ2mZ7pL4tR9wYb6Hc1Fd5Gs0A');
    early.cookies.set('sid', `${token}.2fcFkKvwgjrOYZgpSMsXRy6%2FKk%2BPcXmOvEEIKHym3PY%3D`);
    expect(await isSignedIn(early)).toBe(false);
    await sql`update sessions set token = ${secretDigest(token)} where user_id = ${buyer.id}`.execute(shop.db);
    expect((await early.call('me', {})).user?.id).toBe(buyer.id);
    await early.call('signOut', {});
    expect(await sessionsOf(buyer.id)).toEqual([]);
  });

  it('is cleared away once it has expired', async () => {
    const [gone, stays] = [await newcomer(shop), await newcomer(shop)];
    await sql`update sessions set expires_at = now() where user_id = ${gone.id}`.execute(shop.db);
    await removeExpired(shop.db);
    expect(await sessionsOf(gone.id)).toEqual([]);
    expect(await sessionsOf(stays.id)).toHaveLength(1);
  });
});
