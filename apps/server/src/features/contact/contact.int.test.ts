import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { SHOP_EMAIL: 'team@shop.example', SHOP_HOURS: 'Always' } });
});
afterAll(() => shop.close());

const unique = () => `${newId()}@mail.example`;
const message = {
  name: 'Ada Obi',
  orderNumber: 'ord-1767225600000',
  topic: 'A delivery',
  message: 'Where is my parcel?\n<b>It is late.</b>',
};

describe('a message to the shop', () => {
  it('is kept, sent to the shop with the writer to be answered, and receipted without its words [LINK-06]', async () => {
    const email = unique();
    await shop.call('sendMessage', { body: { ...message, email } });
    const [receipt, ...more] = await mailTo(shop, email);
    expect(more).toEqual([]);
    expect(receipt?.subject).toBe('We have your message');
    expect(receipt?.text).toContain('ORD-1767225600000');
    expect(receipt?.text).not.toContain('late');
    const received = (await mailTo(shop, 'team@shop.example')).find(({ headers }) =>
      headers.some(({ key, value }) => key === 'reply-to' && value.includes(email)),
    );
    expect(received?.subject).toBe('A delivery: Ada Obi');
    expect(received?.text).toContain('> <b>It is late.</b>');
    expect(received?.html).toContain('&lt;b&gt;It is late.&lt;/b&gt;');
    expect(
      await shop.db.selectFrom('contact_messages').selectAll().where('email', '=', email).executeTakeFirst(),
    ).toMatchObject({ name: 'Ada Obi', order_number: 'ORD-1767225600000', user_id: null });
  });

  it('says who was signed in', async () => {
    const buyer = await newBuyer(shop);
    await buyer.call('sendMessage', { body: { ...message, email: buyer.email, orderNumber: '' } });
    const kept = await shop.db
      .selectFrom('contact_messages')
      .selectAll()
      .where('user_id', '=', buyer.id)
      .executeTakeFirst();
    expect(kept).toMatchObject({ order_number: null });
  });

  it('is not receipted more than three times an hour to one address, whoever gives it', async () => {
    const email = unique();
    for (let n = 0; n < 5; n++) await shop.call('sendMessage', { body: { ...message, email } });
    expect(await mailTo(shop, email)).toHaveLength(3);
  });

  it('is not receipted more often though all come at once', async () => {
    const email = unique();
    await Promise.all(Array.from({ length: 9 }, () => shop.call('sendMessage', { body: { ...message, email } })));
    expect(await mailTo(shop, email)).toHaveLength(3);
  });

  it.each([{ name: ' ' }, { email: 'nobody' }, { topic: 'Spam' }, { message: 'short' }, { orderNumber: 'ABC' }])(
    'is refused with %j',
    async (wrong) => {
      await expect(shop.call('sendMessage', { body: { ...message, email: unique(), ...wrong } })).rejects.toMatchObject(
        { code: 'invalid_contact', status: 400 },
      );
    },
  );
});

it('tells how to reach the shop, as it is configured', async () => {
  expect(await shop.call('contactFacts', {})).toEqual({
    phone: '+234 700 000 6520',
    email: 'team@shop.example',
    address: '14 Market Street, Yaba, Lagos, Nigeria',
    hours: 'Always',
  });
});
