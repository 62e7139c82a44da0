import { type Buyer, newcomer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { relay } from '../../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const fromContact = 'We have your message';
const own = ['Choose a new password for Ọjà', 'Confirm your e-mail address', 'Welcome to Ọjà'];

/** An account that has been sent every link, at an address that was also written to without it. */
async function accountWithMail({ verified }: { verified: boolean }): Promise<Buyer> {
  const buyer = await newcomer(shop);
  await inTransaction(shop.db, (tx) => postMail(tx, buyer.email, { subject: fromContact, text: '…', html: '…' }));
  await buyer.call('resendConfirmation', {});
  await shop.call('forgotPassword', { body: { email: buyer.email } });
  await relay(shop);
  await sql`update users set email_verified = ${verified} where id = ${buyer.id}`.execute(shop.db);
  return buyer;
}

async function waitingFor({ email }: Buyer): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select payload ->> 'subject' as subject from outbox where topic = 'mail.send' and payload ->> 'to' = ${email}`.execute(
    shop.db,
  );
  return rows.map(({ subject }) => subject).sort();
}

const exported = async (buyer: Buyer) => {
  const { mail } = (await buyer.call('myData', {})) as { mail: { subject: string }[] };
  return mail.map(({ subject }) => subject).sort();
};
const remove = (buyer: Buyer) => buyer.call('deleteAccount', { body: { password: buyer.password } });

it('whoever has not proven an address reads and takes away only what the account itself was sent', async () => {
  const squatter = await accountWithMail({ verified: false });
  expect(await waitingFor(squatter)).toEqual([...own, fromContact].sort());
  expect(await exported(squatter)).toEqual(own);
  await remove(squatter);
  expect(await waitingFor(squatter)).toEqual([fromContact, 'Your account was deleted'].sort());
});

it('whoever has proven it reads and takes away all of it', async () => {
  const owner = await accountWithMail({ verified: true });
  expect(await exported(owner)).toEqual([...own, fromContact].sort());
  await remove(owner);
  expect(await waitingFor(owner)).toEqual(['Your account was deleted']);
});
