import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { linkIn, mailTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const unique = () => `${newId()}@mail.example`;
const subscribe = (email: string) => shop.call('subscribe', { body: { email } });
const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? '';
const stateOf = (email: string) =>
  shop.db
    .selectFrom('newsletter_subscribers')
    .select(['confirmed_at', 'unsubscribed_at'])
    .where('email', '=', email)
    .executeTakeFirst();

/** The token of a new subscription, from its mail. */
async function askedToken(email: string): Promise<string> {
  await subscribe(email);
  const [mail] = await mailTo(shop, email);
  return tokenIn(mail ? linkIn(mail) : '');
}

describe('the newsletter', () => {
  it('asks by mail before it subscribes anybody, welcomes once, and ends with the link of its mails [FOOT-03, FOOT-10, FOOT-11]', async () => {
    const email = unique();
    const token = await askedToken(` ${email.toUpperCase()} `.trim());
    expect(await stateOf(email)).toEqual({ confirmed_at: null, unsubscribed_at: null });
    await shop.call('confirmSubscription', { body: { token } });
    await shop.call('confirmSubscription', { body: { token } });
    const [welcome, asked, ...more] = await mailTo(shop, email);
    expect([welcome?.subject, asked?.subject, more.length]).toEqual([
      'You are on the Ọjà newsletter',
      'Please confirm: the Ọjà newsletter',
      0,
    ]);
    expect((await stateOf(email))?.confirmed_at).not.toBeNull();
    const link = `${shop.url}/newsletter/unsubscribe?token=${token}`;
    expect(welcome?.text).toContain(link);
    expect(welcome?.headers).toContainEqual({ key: 'list-unsubscribe', value: `<${link}>` });
    await shop.call('unsubscribe', { body: { token } });
    expect((await stateOf(email))?.unsubscribed_at).not.toBeNull();
  });

  it('ends with one click from a mail program, which has no cookie and no origin', async () => {
    const email = unique();
    const token = await askedToken(email);
    await shop.call('confirmSubscription', { body: { token } });
    const link = `${shop.url}/newsletter/unsubscribe?token=${token}`;
    const seen = await fetch(link, { redirect: 'manual' });
    expect([seen.status, seen.headers.get('location')]).toEqual([
      303,
      `${shop.url}/#/newsletter/unsubscribe?token=${token}`,
    ]);
    expect((await stateOf(email))?.unsubscribed_at).toBeNull();
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
    expect((await stateOf(email))?.unsubscribed_at).not.toBeNull();
  });

  it('answers the same for a new address, a waiting one and a subscriber, and mails none of them twice in an hour', async () => {
    const email = unique();
    expect(await subscribe(email)).toEqual({ ok: true });
    expect(await subscribe(email)).toEqual({ ok: true });
    const mails = await mailTo(shop, email);
    expect(mails).toHaveLength(1);
    await shop.call('confirmSubscription', { body: { token: tokenIn(mails[0] ? linkIn(mails[0]) : '') } });
    await sql`update newsletter_subscribers set asked_at = now() - interval '2 hours' where email = ${email}`.execute(
      shop.db,
    );
    expect(await subscribe(email)).toEqual({ ok: true });
    expect(await mailTo(shop, email)).toHaveLength(2);
    expect((await stateOf(email))?.confirmed_at).not.toBeNull();
  });

  it('asks again who waited for more than an hour, and who had left', async () => {
    const email = unique();
    const token = await askedToken(email);
    const anHourPasses = () =>
      sql`update newsletter_subscribers set asked_at = now() - interval '61 minutes' where email = ${email}`.execute(
        shop.db,
      );
    await anHourPasses();
    await subscribe(email);
    expect(await mailTo(shop, email)).toHaveLength(2);
    await shop.call('confirmSubscription', { body: { token } });
    await shop.call('unsubscribe', { body: { token } });
    await expect(shop.call('confirmSubscription', { body: { token } })).rejects.toMatchObject({ status: 404 });
    await anHourPasses();
    await subscribe(email);
    expect(await stateOf(email)).toEqual({ confirmed_at: null, unsubscribed_at: null });
  });

  it('makes one subscriber of one address, however often it is typed at once', async () => {
    const email = unique();
    await Promise.all(Array.from({ length: 8 }, () => subscribe(email)));
    expect(await mailTo(shop, email)).toHaveLength(1);
  });

  it.each(['', 'no-at-sign', 'a@b'])('refuses %j in the specified words [FOOT-05]', async (email) => {
    await expect(subscribe(email)).rejects.toMatchObject({
      status: 400,
      message: 'Please enter a valid email address',
    });
  });

  it.each(['', 'unknown'])('refuses the token %j', async (token) => {
    for (const name of ['confirmSubscription', 'unsubscribe'] as const) {
      await expect(shop.call(name, { body: { token } })).rejects.toMatchObject({ code: 'newsletter_link_unknown' });
    }
  });

  it('takes 50 requests an hour from one address, and 5 from an account', async () => {
    const limited = await createTestApp({ env: { LIMIT_REQUESTS: '1', LIMIT_NEWSLETTER: '2' } });
    const ask = () => limited.call('subscribe', { body: { email: unique() } });
    for (let n = 0; n < 20; n++) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests' });
    // Whoever leaves is not kept by those who come.
    const leave = () => limited.fetch('/newsletter/unsubscribe?token=unknown', { method: 'POST' });
    expect((await leave()).status).toBe(200);
    await expect(limited.call('unsubscribe', { body: { token: 'unknown' } })).rejects.toMatchObject({ status: 404 });
    await limited.close();
  });
});
