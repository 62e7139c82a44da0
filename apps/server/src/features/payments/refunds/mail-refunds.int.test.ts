import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailTo } from '../../../testing/mailbox.ts';
import { paidTwice, relay } from '../../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

it('a payment that goes back is told to its buyer by one mail, with the amount and the reason', async () => {
  const reference = await paidTwice(shop);
  await Promise.all([relay(shop), relay(shop)]);
  await relay(shop);
  const { email, name } = await shop.db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .innerJoin('users', 'users.id', 'checkouts.buyer_id')
    .innerJoin('checkout_lines as line', 'line.checkout_id', 'checkouts.id')
    .select(['users.email', 'line.name'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const mails = (await mailTo(shop, email)).filter(({ subject }) => subject.startsWith('We are returning'));
  expect(mails.map(({ subject }) => subject)).toEqual(['We are returning ₦2,750.00 to you']);
  expect(mails[0]?.text).toContain('The same cart was paid for twice');
  expect(mails[0]?.text).toContain(reference);
  expect(mails[0]?.text).toContain(`Paid for: ${name}\n`);
  await expectConserved(shop);
});
