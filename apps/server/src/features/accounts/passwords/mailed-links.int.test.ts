import { newcomer } from '@oja/testing/people/newcomer';
import { isSignedIn } from '@oja/testing/people/visitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, mailTo } from '../../../testing/mailbox.ts';
import { relay } from '../../../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const usedUp = {
  status: 410,
  code: 'link_used_up',
  message: 'This link has expired or was used already. Please ask for a new one.',
};

/** The token in the newest mail to an address that leads to a page. */
async function mailedToken(email: string, page: string): Promise<string> {
  const mail = (await mailTo(shop, email)).find(({ text }) => text.includes(`/#${page}?`));
  if (!mail) throw new Error(`No mail to ${email}.`);
  const link = linkIn(mail);
  expect(link).toMatch(new RegExp(`^${shop.url}/#${page}\\?token=[\\w-]{43}$`));
  return link.split('token=')[1] ?? '';
}

async function forgottenToken(email: string): Promise<string> {
  await shop.call('forgotPassword', { body: { email } });
  return mailedToken(email, '/reset-password');
}

const reset = (token: string, password = 'a-new-password') => shop.call('resetPassword', { body: { token, password } });
const signIn = (email: string, password: string) =>
  shop.visitor().call('signIn', { body: { email, password, remember: false } });

describe('a forgotten password', () => {
  it('is replaced by a mailed link; all sessions end, and the old password is worth nothing [AUTH-04, LINK-01, G-01, G3]', async () => {
    const buyer = await newcomer(shop);
    await reset(await forgottenToken(` ${buyer.email.toUpperCase()} `));
    expect(await isSignedIn(buyer)).toBe(false);
    await expect(signIn(buyer.email, buyer.password)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(await signIn(buyer.email, 'a-new-password')).toMatchObject({ user: { email: buyer.email } });
    const [told] = await mailTo(shop, buyer.email);
    expect(told?.subject).toBe('Your password was changed');
  });

  it('lies in the database as a digest, for 30 minutes', async () => {
    const buyer = await newcomer(shop);
    const token = await forgottenToken(buyer.email);
    const { rows } = await sql<{ digest: string; minutes: number }>`
      select digest, round(extract(epoch from expires_at - now()) / 60)::int as minutes from mailed_tokens
      where user_id = ${buyer.id} and purpose = 'reset-password'`.execute(shop.db);
    expect(rows).toEqual([{ digest: expect.not.stringContaining(token), minutes: 30 }]);
    await sql`update mailed_tokens set expires_at = now() where user_id = ${buyer.id}`.execute(shop.db);
    await expect(reset(token)).rejects.toMatchObject(usedUp);
  });

  it('a stolen link is refused when it was used, when a newer one was sent, and when the password has changed: G15', async () => {
    const buyer = await newcomer(shop);
    const first = await forgottenToken(buyer.email);
    const second = await forgottenToken(buyer.email);
    await expect(reset(first)).rejects.toMatchObject(usedUp);
    await reset(second);
    await expect(reset(second, 'what-the-thief-wants')).rejects.toMatchObject(usedUp);

    const third = await forgottenToken(buyer.email);
    const back = shop.visitor();
    await back.call('signIn', { body: { email: buyer.email, password: 'a-new-password', remember: false } });
    await back.call('changePassword', { body: { current: 'a-new-password', password: 'changed-meanwhile' } });
    await expect(reset(third, 'what-the-thief-wants')).rejects.toMatchObject(usedUp);
    await signIn(buyer.email, 'changed-meanwhile');
  });

  it('is used once, though two use it at once: G15', async () => {
    const buyer = await newcomer(shop);
    const token = await forgottenToken(buyer.email);
    const results = await Promise.allSettled([reset(token, 'the-first-one'), reset(token, 'the-second-one')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a link of one kind is none of the other, and a made-up one none at all', async () => {
    const buyer = await newcomer(shop);
    const confirming = await mailedToken(buyer.email, '/confirm-email');
    await expect(reset(confirming)).rejects.toMatchObject(usedUp);
    for (const token of ['', 'x'.repeat(43)]) await expect(reset(token)).rejects.toMatchObject(usedUp);
    await expect(reset(confirming, 'fives')).rejects.toMatchObject({ code: 'password_too_short' });
  });

  it('is asked for with one answer for every address, and no more than a few mails an hour [AUTH-04]', async () => {
    const limited = await createTestApp({ env: { LIMIT_REQUESTS: '1', LIMIT_ACCOUNT_MAIL: '2' } });
    try {
      const buyer = await newcomer(limited);
      const ask = (email: string) => limited.call('forgotPassword', { body: { email } });
      for (const email of [buyer.email, 'nobody@oja.test', 'no address', '', buyer.email, buyer.email, buyer.email]) {
        expect(await ask(email)).toEqual({ ok: true });
        await relay(limited);
      }
      const subjects = (await mailTo(limited, buyer.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Choose a new password'))).toHaveLength(2);
      expect(await mailTo(limited, 'nobody@oja.test')).toEqual([]);
    } finally {
      await limited.close();
    }
  });

  it('is asked for without a look at the accounts, so that the time it takes tells nothing', async () => {
    const buyer = await newcomer(shop);
    await shop.db.transaction().execute(async (tx) => {
      await sql`lock table users, accounts, mailed_tokens in access exclusive mode`.execute(tx);
      for (const email of [buyer.email, 'nobody@oja.test']) {
        expect(await shop.visitor().call('forgotPassword', { body: { email } })).toEqual({ ok: true });
      }
    });
    const { rows: waiting } = await sql`select from outbox where payload ->> 'email' = ${buyer.email}`.execute(shop.db);
    expect(waiting).toHaveLength(1);
    const subjects = (await mailTo(shop, buyer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Choose a new password'))).toHaveLength(1);
    const { rows: kept } = await sql`select from outbox where payload ->> 'email' = ${buyer.email}`.execute(shop.db);
    expect(kept).toEqual([]);
  });

  it('gives whoever has only signed in with Google a password of their own', async () => {
    const buyer = await newcomer(shop);
    await sql`delete from accounts where user_id = ${buyer.id}`.execute(shop.db);
    await reset(await forgottenToken(buyer.email));
    await signIn(buyer.email, 'a-new-password');
  });
});

describe('an address', () => {
  it('is confirmed by the link in the welcome mail, once', async () => {
    const buyer = await newcomer(shop);
    expect(await buyer.call('account', {})).toMatchObject({ emailVerified: false });
    const token = await mailedToken(buyer.email, '/confirm-email');
    expect(await shop.visitor().call('confirmAddress', { body: { token } })).toEqual({ email: buyer.email });
    expect(await buyer.call('account', {})).toMatchObject({ emailVerified: true });
    await expect(shop.visitor().call('confirmAddress', { body: { token } })).rejects.toMatchObject(usedUp);
  });

  it('gets the link once more on demand, and the one before stops working', async () => {
    const buyer = await newcomer(shop);
    const first = await mailedToken(buyer.email, '/confirm-email');
    await buyer.call('resendConfirmation', {});
    const second = await mailedToken(buyer.email, '/confirm-email');
    await expect(shop.call('confirmAddress', { body: { token: first } })).rejects.toMatchObject(usedUp);
    await shop.call('confirmAddress', { body: { token: second } });
    const sent = (await mailTo(shop, buyer.email)).length;
    await buyer.call('resendConfirmation', {});
    expect(await mailTo(shop, buyer.email)).toHaveLength(sent);
  });

  it('that is another one by now is not confirmed by an old link', async () => {
    const buyer = await newcomer(shop);
    const token = await mailedToken(buyer.email, '/confirm-email');
    await sql`update users set email = 'moved@oja.test' where id = ${buyer.id}`.execute(shop.db);
    await expect(shop.call('confirmAddress', { body: { token } })).rejects.toMatchObject(usedUp);
  });
});
