import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToOutbox } from '../../books/outbox.ts';
import { inTransaction } from '../../database/transaction.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newId } from '../ids.ts';
import type { MailContent } from './mail.ts';
import { openMail } from './mail-service.ts';
import { postMail } from './post-mail.ts';
import { sendMail } from './send-mail.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const hello = { subject: 'Hello', text: 'Good day.', html: '<p>Good day.</p>' };
const unique = () => `${newId()}@mail.example`;
const post = (to: string, given: Partial<MailContent> = {}, named: Parameters<typeof postMail>[3] = {}) =>
  inTransaction(shop.db, (tx) => postMail(tx, to, { ...hello, ...given }, named));
const quiet = { warn: () => undefined, error: () => undefined };
const running = new AbortController().signal;
const rowOf = async (to: string) =>
  (
    await sql<{
      id: string;
      done: boolean;
      attempts: number;
      last_error: string | null;
      payload: object;
      wait: number;
    }>`
      select id, done_at is not null as done, attempts, last_error, payload,
        extract(epoch from available_at - now())::float8 as wait
      from outbox where topic = 'mail.send' and (payload->>'to' = ${to} or dedupe = ${`mail:${to}`})`.execute(shop.db)
  ).rows[0];

describe('a mail', () => {
  it('leaves over SMTP once its transaction is committed, in text and HTML, from the shop, named by its outbox row', async () => {
    const to = unique();
    await post(to, {}, { dedupe: to });
    const id = (await rowOf(to))?.id;
    const [mail, ...more] = await mailTo(shop, to);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: [to], subject: 'Hello', text: 'Good day.', html: '<p>Good day.</p>' });
    expect(mail?.from).toBe('Ọjà · help@oja.example');
    expect(mail?.headers).toContainEqual({ key: 'message-id', value: `<${id}@oja.example>` });
    expect(await rowOf(to)).toMatchObject({ done: true, attempts: 1, payload: {}, last_error: null });
  });

  it('does not leave when its transaction is rolled back, and two with one dedupe are one', async () => {
    const [rolledBack, twice] = [unique(), unique()];
    await inTransaction(shop.db, async (tx) => {
      await postMail(tx, rolledBack, hello);
      throw new Error('no');
    }).catch(() => undefined);
    await post(twice, {}, { dedupe: `same:${twice}` });
    await post(twice, {}, { dedupe: `same:${twice}` });
    expect(await mailTo(shop, rolledBack)).toEqual([]);
    expect(await mailTo(shop, twice)).toHaveLength(1);
  });

  it('goes out once when several senders run at once', async () => {
    const addresses = Array.from({ length: 30 }, unique);
    for (const to of addresses) await post(to);
    await Promise.all([1, 2, 3].map(() => sendMail(shop, quiet, running)));
    for (const to of addresses) expect(await mailTo(shop, to)).toHaveLength(1);
  });

  it('comes after those of its story that were posted before it', async () => {
    const to = unique();
    const subjects = Array.from({ length: 12 }, (_, index) => `Mail ${index}`);
    for (const subject of subjects) {
      await post(to, { subject }, { story: 'order' });
      // So that the database keeps them in another order than they were written.
      await sql`update outbox set attempts = 0 where topic = 'mail.send' and payload->>'subject' = 'Mail 3'`.execute(
        shop.db,
      );
    }
    const arrived = (await mailTo(shop, to)).map(({ subject }) => subject);
    expect(arrived.reverse()).toEqual(subjects);
  });

  it('waits while one before it of its story fails; one without a story, or of another, does not', async () => {
    const to = unique();
    const due = (subject: string) =>
      sql`update outbox set available_at = now() where payload->>'to' = ${to} and payload->>'subject' = ${subject}`.execute(
        shop.db,
      );
    const arrived = async () => (await mailTo(shop, to)).map(({ subject }) => subject).reverse();
    const silentServer = openMail({ smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'a@b.example' });
    await post(to, { subject: 'Dispatched' }, { story: 'order' });
    await sendMail({ db: shop.db, mail: silentServer }, quiet, running);
    silentServer.close();
    await post(to, { subject: 'Delivered' }, { story: 'order' });
    await post(to, { subject: 'Another order' }, { story: 'another order' });
    await post(to, { subject: 'Sign in' });
    expect((await arrived()).sort()).toEqual(['Another order', 'Sign in']);
    await due('Dispatched');
    expect((await arrived()).slice(2)).toEqual(['Dispatched', 'Delivered']);
  });

  it('carries no header and no second recipient that a text or an address tries to smuggle in', async () => {
    const to = unique();
    const victim = unique();
    await post(to, { subject: `Hi\r\nBcc: ${victim}\r\nX-Evil: 1`, replyTo: `a@b.example\r\nBcc: ${victim}` });
    const [mail] = await mailTo(shop, to);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    for (const several of [`${to}, ${victim}`, `${to}>\r\nRCPT TO:<${victim}`]) {
      await post(several);
      await shop.mail.mailer()?.send(newId(), { to: several, ...hello }, running);
    }
    expect(await mailTo(shop, victim)).toEqual([]);
  });

  it.each(['a@[127.0.0.1]', '<a@b.ng>', 'a@127.0.0.1', '"a"@b.ng', 'relay%inner@b.ng'])(
    'to %s never leaves, though it was posted before anybody looked: I21',
    async (to) => {
      expect(await shop.mail.mailer()?.send(newId(), { to, ...hello }, running)).toMatchObject({ kind: 'refused' });
      await post(to);
      expect(await rowOf(to)).toBeUndefined();
      await inTransaction(shop.db, (tx) => addToOutbox(tx, 'mail.send', `mail:${to}`, { to, ...hello }));
      await sendMail(shop, quiet, running);
      expect(await rowOf(to)).toMatchObject({
        done: true,
        attempts: 1,
        last_error: expect.stringContaining('no address'),
      });
      expect(await mailTo(shop, to)).toEqual([]);
    },
  );

  it('offers to unsubscribe in the headers that mail programs read', async () => {
    const to = unique();
    await post(to, { unsubscribe: 'https://shop.example/newsletter/unsubscribe?t=1' });
    const [mail] = await mailTo(shop, to);
    expect(mail?.headers).toContainEqual({
      key: 'list-unsubscribe',
      value: '<https://shop.example/newsletter/unsubscribe?t=1>',
    });
    expect(mail?.headers).toContainEqual({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' });
  });
});

describe('a mail server', () => {
  it('that does not answer keeps the mail waiting, longer each time, and what it said is on record', async () => {
    const to = unique();
    const mail = openMail({ smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'a@b.example' });
    await post(to);
    await sendMail({ db: shop.db, mail }, quiet, running);
    const first = await rowOf(to);
    expect(first).toMatchObject({ done: false, attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') });
    await sql`update outbox set available_at = now() where id = ${first?.id}`.execute(shop.db);
    await sendMail({ db: shop.db, mail }, quiet, running);
    const second = await rowOf(to);
    expect(second?.attempts).toBe(2);
    expect(second?.wait).toBeGreaterThan(first?.wait ?? Number.NaN);
    mail.close();
    await sql`update outbox set available_at = now() where id = ${first?.id}`.execute(shop.db);
    expect(await mailTo(shop, to)).toHaveLength(1);
  });

  it('that refuses a mail for good is not asked again; what it said stays, the text does not', async () => {
    const to = unique();
    await post(to, { text: 'x'.repeat(2 ** 20), html: 'secret' });
    await sendMail(shop, quiet, running);
    expect(await rowOf(to)).toMatchObject({ done: true, attempts: 1, payload: { to, subject: 'Hello' } });
    expect((await rowOf(to))?.last_error).toContain('552');
  });
});
