import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { startVouchingIssuer, type VouchingIssuer } from '@oja/testing/people/google-visitor';
import { type Buyer, newcomer } from '@oja/testing/people/newcomer';
import type { Visitor } from '@oja/testing/people/visitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../database/pool.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { linkIn, mailTo } from '../../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { closeAccount } from '../../leaving/close-account.ts';
import { deleteSessionOf } from '../sessions/sessions.queries.ts';
import { deleteSessionsOf, storePassword } from './passwords.queries.ts';

let shop: TestApp;
let issuer: VouchingIssuer;
beforeAll(async () => {
  issuer = await startVouchingIssuer();
  shop = await createTestApp({ env: issuer.env });
});
afterAll(async () => {
  await shop.close();
  await issuer.close();
});

async function untilWaiting(atLeast: number): Promise<void> {
  await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBeGreaterThanOrEqual(atLeast);
}

/** Commits a change to an account only when `act`, who still saw the account as it was before, waits for it. */
async function overtake<T>(buyer: Buyer, change: (tx: Tx) => Promise<unknown>, act: () => Promise<T>) {
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
const deletion = (buyer: Buyer) => (tx: Tx) => closeAccount(tx, buyer);

const signIn = (visitor: Visitor, email: string, password: string) =>
  visitor.call('signIn', { body: { email, password, remember: false } });
const sessionsOf = ({ id }: Buyer) => shop.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
const isSignedIn = async (visitor: Visitor) => (await visitor.call('me', {})).user !== null;

describe('a password that was proven before the owner set a new one', () => {
  it('begins no session: G3', async () => {
    const buyer = await newcomer(shop);
    const thief = shop.visitor();
    expect(await overtake(buyer, reset(buyer), () => signIn(thief, buyer.email, buyer.password))).toBe(
      'invalid_credentials',
    );
    expect(thief.cookies.has('sid')).toBe(false);
    expect(await sessionsOf(buyer)).toEqual([]);
    await signIn(shop.visitor(), buyer.email, 'of-the-owner');
  });

  it('changes nothing, though the change waits behind the reset: G3', async () => {
    const buyer = await newcomer(shop);
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
    const buyer = await newcomer(shop);
    const remove = () => buyer.call('deleteAccount', { body: { password: buyer.password } });
    expect(await overtake(buyer, reset(buyer), remove)).toBe('wrong_password');
    await signIn(shop.visitor(), buyer.email, 'of-the-owner');
  });

  it('joins no Google', async () => {
    const buyer = await newcomer(shop);
    await sql`update users set email_verified = true where id = ${buyer.id}`.execute(shop.db);
    const thief = shop.visitor();
    expect(await issuer.signIn(thief, buyer.email)).toBe('needs-password');
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
    const buyer = await newcomer(shop);
    const body = { current: buyer.password, password: 'something-new' };
    expect(await overtake(buyer, signedOut(buyer), () => buyer.call('changePassword', { body }))).toBe('not_signed_in');
    await signIn(shop.visitor(), buyer.email, buyer.password);
  });

  it('deletes no account', async () => {
    const buyer = await newcomer(shop);
    const remove = () => buyer.call('deleteAccount', { body: { password: buyer.password } });
    expect(await overtake(buyer, signedOut(buyer), remove)).toBe('not_signed_in');
    await signIn(shop.visitor(), buyer.email, buyer.password);
  });
});

describe('a browser that was itself signed out by another one meanwhile', () => {
  async function thiefAndOwner() {
    const thief = await newcomer(shop);
    const [stolen] = await sessionsOf(thief);
    const owner = shop.visitor();
    await signIn(owner, thief.email, thief.password);
    const own = (await sessionsOf(thief)).find(({ id }) => id !== stolen?.id);
    const signedOut = async (tx: Tx) => expect(await deleteSessionOf(tx, thief.id, stolen?.id ?? '')).toBe(true);
    return { thief, owner, own: own?.id ?? '', signedOut };
  }

  it('does not sign all others out', async () => {
    const { thief, owner, signedOut } = await thiefAndOwner();
    expect(await overtake(thief, signedOut, () => thief.call('endOtherSessions', {}))).toBe('not_signed_in');
    expect(await isSignedIn(owner)).toBe(true);
  });

  it('does not sign the other out', async () => {
    const { thief, owner, own, signedOut } = await thiefAndOwner();
    const end = () => thief.call('endSession', { params: { id: own } });
    expect(await overtake(thief, signedOut, end)).toBe('not_signed_in');
    expect(await isSignedIn(owner)).toBe(true);
  });
});

describe('an address that Google vouches for', () => {
  it('signs nobody in by the password of a squatter whose account went meanwhile', async () => {
    const squatter = await newcomer(shop);
    const again = shop.visitor();
    const outcome = await overtake(
      squatter,
      (tx) => closeAccount(tx, squatter),
      () => signIn(again, squatter.email, squatter.password),
    );
    expect(outcome).toBe('invalid_credentials');
    expect(await isSignedIn(again)).toBe(false);
  });

  it('can be registered at the same time: the registration is whole, and the next sign-in takes it over', async () => {
    const [registering, owner] = [shop.visitor(), shop.visitor()];
    const email = 'raced@gmail.test';
    const { registered, google } = await shop.db.transaction().execute(async (tx) => {
      // Lets a registration write its account, and not yet its password.
      await sql`lock table accounts in share row exclusive mode`.execute(tx);
      const registered = registering.call('register', { body: { name: 'Raced', email, password: 'of-the-squatter' } });
      await untilWaiting(1);
      const google = issuer.signIn(owner, email);
      await untilWaiting(2);
      return { registered: [registered], google: [google] };
    });
    expect((await Promise.all(registered))[0]?.user?.email).toBe(email);
    expect(await Promise.all(google)).toEqual(['failed']);
    expect(await isSignedIn(registering)).toBe(true);

    expect(await issuer.signIn(owner, email)).toBe('signed-in');
    expect([await isSignedIn(owner), await isSignedIn(registering)]).toEqual([true, false]);
    await expect(signIn(registering, email, 'of-the-squatter')).rejects.toMatchObject({ code: 'invalid_credentials' });
  });
});

describe('an account that was deleted meanwhile', () => {
  it('gets no session', async () => {
    const buyer = await newcomer(shop);
    const late = shop.visitor();
    expect(await overtake(buyer, deletion(buyer), () => signIn(late, buyer.email, buyer.password))).toBe(
      'invalid_credentials',
    );
    expect(await isSignedIn(late)).toBe(false);
    expect(await sessionsOf(buyer)).toEqual([]);
  });

  it('is nobody, whatever session is left of it', async () => {
    const buyer = await newcomer(shop);
    await sql`update users set deleted_at = now() where id = ${buyer.id}`.execute(shop.db);
    expect(await isSignedIn(buyer)).toBe(false);
  });
});
