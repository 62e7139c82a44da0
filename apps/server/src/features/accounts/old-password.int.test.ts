import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../database/pool.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { type Buyer, newBuyer } from '../../testing/buyer.ts';
import { linkIn, mailTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTestIssuer, type TestIssuer } from '../../testing/test-issuer.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { deleteWhatIsTheirs, emptyUser } from './delete-account.queries.ts';
import { deleteSessionsOf, storePassword } from './passwords.queries.ts';

let shop: TestApp;
let issuer: TestIssuer;
let nonce = '';
beforeAll(async () => {
  issuer = await startTestIssuer(() => nonce);
  shop = await createTestApp({
    env: { GOOGLE_ISSUER: issuer.url, GOOGLE_CLIENT_ID: issuer.clientId, GOOGLE_CLIENT_SECRET: 'secret-of-a-test' },
  });
});
afterAll(async () => {
  await shop.close();
  await issuer.close();
});

async function untilWaiting(atLeast: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::integer as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
        return rows[0]?.n;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThanOrEqual(atLeast);
}

/** Commits a change to an account only when `act`, who still saw the account as it was before, waits for it. */
async function overtake<T>(buyer: Buyer, change: (tx: Tx) => Promise<void>, act: () => Promise<T>) {
  const acting = await shop.db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${buyer.id} for update`.execute(tx);
    await change(tx);
    const outcome = act().then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    await untilWaiting(1);
    return { outcome };
  });
  return acting.outcome;
}

const newHash = hashPassword('of-the-owner');
const reset = (buyer: Buyer) => async (tx: Tx) => {
  await storePassword(tx, buyer.id, await newHash);
  await deleteSessionsOf(tx, buyer.id, null);
};
const deletion = (buyer: Buyer) => async (tx: Tx) => {
  await deleteWhatIsTheirs(tx, buyer.id, buyer.email);
  await emptyUser(tx, buyer.id);
};

const signIn = (visitor: Visitor, email: string, password: string) =>
  visitor.call('signIn', { body: { email, password, remember: false } });
const sessionsOf = ({ id }: Buyer) => shop.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
const isSignedIn = async (visitor: Visitor) => (await visitor.call('me', {})).user !== null;

describe('a password that was proven before the owner set a new one', () => {
  it('begins no session: G3', async () => {
    const buyer = await newBuyer(shop);
    const thief = shop.visitor();
    expect(await overtake(buyer, reset(buyer), () => signIn(thief, buyer.email, buyer.password))).toBe(
      'invalid_credentials',
    );
    expect(thief.cookies.has('sid')).toBe(false);
    expect(await sessionsOf(buyer)).toEqual([]);
    await signIn(shop.visitor(), buyer.email, 'of-the-owner');
  });

  it('changes nothing, though the change waits behind the reset: G3', async () => {
    const buyer = await newBuyer(shop);
    await shop.call('forgotPassword', { body: { email: buyer.email } });
    const mail = (await mailTo(shop, buyer.email)).find(({ text }) => text.includes('/reset-password?'));
    const token = mail ? (linkIn(mail).split('token=')[1] ?? '') : '';
    const { resetting, changing } = await shop.db.transaction().execute(async (tx) => {
      await sql`select from accounts where user_id = ${buyer.id} for update`.execute(tx);
      const resetting = shop.call('resetPassword', { body: { token, password: 'of-the-owner' } });
      await untilWaiting(1);
      const body = { current: buyer.password, password: 'of-the-thief' };
      const changing = expect(buyer.call('changePassword', { body })).rejects.toMatchObject({ code: 'wrong_password' });
      await untilWaiting(2);
      return { resetting: [resetting], changing: [changing] };
    });
    await Promise.all([...resetting, ...changing]);
    expect(await sessionsOf(buyer)).toEqual([]);
    await signIn(shop.visitor(), buyer.email, 'of-the-owner');
  });

  it('deletes no account', async () => {
    const buyer = await newBuyer(shop);
    const remove = () => buyer.call('deleteAccount', { body: { password: buyer.password } });
    expect(await overtake(buyer, reset(buyer), remove)).toBe('wrong_password');
    await signIn(shop.visitor(), buyer.email, 'of-the-owner');
  });

  it('joins no Google', async () => {
    const buyer = await newBuyer(shop);
    await sql`update users set email_verified = true where id = ${buyer.id}`.execute(shop.db);
    issuer.next = { claims: { email: buyer.email } };
    const thief = shop.visitor();
    const { url } = await thief.call('startGoogle', { body: { purpose: 'sign-in', remember: false, inPage: false } });
    const { searchParams } = new URL(url);
    nonce = searchParams.get('nonce') ?? '';
    await thief.fetch(`/api/account/google/callback?code=x&state=${searchParams.get('state')}`);
    expect(await thief.call('googleLink', {})).toEqual({ email: buyer.email });

    const join = () => thief.call('linkGoogle', { body: { password: buyer.password } });
    expect(await overtake(buyer, reset(buyer), join)).toBe('invalid_credentials');
    expect(await isSignedIn(thief)).toBe(false);
    expect(await sessionsOf(buyer)).toEqual([]);
    const ways = await shop.db.selectFrom('accounts').select('provider_id').where('user_id', '=', buyer.id).execute();
    expect(ways).toEqual([{ provider_id: 'credential' }]);
  });
});

describe('a browser that was signed out meanwhile', () => {
  const signedOut = (buyer: Buyer) => (tx: Tx) => deleteSessionsOf(tx, buyer.id, null);

  it('changes no password', async () => {
    const buyer = await newBuyer(shop);
    const body = { current: buyer.password, password: 'something-new' };
    expect(await overtake(buyer, signedOut(buyer), () => buyer.call('changePassword', { body }))).toBe('not_signed_in');
    await signIn(shop.visitor(), buyer.email, buyer.password);
  });

  it('deletes no account', async () => {
    const buyer = await newBuyer(shop);
    const remove = () => buyer.call('deleteAccount', { body: { password: buyer.password } });
    expect(await overtake(buyer, signedOut(buyer), remove)).toBe('not_signed_in');
    await signIn(shop.visitor(), buyer.email, buyer.password);
  });
});

describe('an account that was deleted meanwhile', () => {
  it('gets no session', async () => {
    const buyer = await newBuyer(shop);
    const late = shop.visitor();
    expect(await overtake(buyer, deletion(buyer), () => signIn(late, buyer.email, buyer.password))).toBe(
      'invalid_credentials',
    );
    expect(await isSignedIn(late)).toBe(false);
    expect(await sessionsOf(buyer)).toEqual([]);
  });

  it('is nobody, whatever session is left of it', async () => {
    const buyer = await newBuyer(shop);
    await sql`update users set deleted_at = now() where id = ${buyer.id}`.execute(shop.db);
    expect(await isSignedIn(buyer)).toBe(false);
  });
});
