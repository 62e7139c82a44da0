import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { deskBuyers } from '@oja/demo/data/desk/people';
import { accountId } from '@oja/demo/loader/catalogue-rows';
import { kobo } from '@oja/domain/money/money';
import { payOnPage } from '@oja/testing/buying/buy';
import { draftOf } from '@oja/testing/buying/order-draft';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { isSignedIn, newVisitor, type Visitor } from '@oja/testing/people/visitor';
import { openShopBesideItsDatabase } from '@oja/testing/processes/shop-beside-its-database';
import { productionSettings, startShopProcess } from '@oja/testing/processes/shop-process';
import { seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../database/embedded.ts';
import { type Db, openDatabase } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { broken, checkMoney } from '../features/money-check/check-money.ts';
import { readOrderMoney } from '../features/operator/read-matters.ts';
import { refundOrder } from '../features/operator/refund-order.ts';
import { grantCredit } from '../features/operator/settle-matters.ts';
import { noteDispute } from '../features/payments/disputes/record-dispute.ts';
import { insertMessage } from '../features/payments/inbox/inbox.queries.ts';
import { recordOutsideRefund } from '../features/payments/refunds/outside-refunds/outside-refunds.ts';
import { findPaidPayment } from '../features/payments/refunds/review-refunds.queries.ts';
import { newId } from '../platform/ids.ts';
import { readConfig } from '../settings/config.ts';

/** Who bought in the story of the demo's desk; what went back to them was credit, which is taken back. */
const ofStory = deskBuyers.map(({ key }) => accountId(key));

const root = path.join(import.meta.dirname, '../../../..');

/** The program as a person runs it. */
function demoLeave(env: Record<string, string>): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/demo-leave.ts'],
      { cwd: root, env: { ...process.env, ...env } },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + err }),
    );
  });
}

const signIn = (visitor: Visitor, email: string) =>
  visitor.call('signIn', { body: { email, password: 'demo1234', remember: true } });
/** The database of a folder, while no shop runs on it. */
async function withDatabase<Result>(dataDir: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const embedded = await startEmbedded({ dataDir });
  const { db, close } = openDatabase({ address: embedded.address, applicationName: 'oja-test', maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await close();
    await embedded.stop();
  }
}

/**
 * What a shop that was stopped in the middle leaves behind: credit by an operator who is none of the demo's, a refund that
 * is not sent, another one of all the money on the
 * sandbox's pages, messages that are not carried out, a message of the sandbox that is not applied, and a dispute there.
 */
async function stopInTheMiddle(db: Db, { email, orderId }: { email: string; orderId: string }): Promise<void> {
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await inTransaction(db, (tx) => grantCredit(tx, id, { email, amount: 70_000_000, note: 'By another operator' }));
  const refund = { amount: 100, to: 'card' as const, note: 'Not sent yet' };
  await inTransaction(db, (tx) => refundOrder(tx, readConfig({ DEMO: '1' }), id, orderId, refund));
  await db.updateTable('outbox').set({ done_at: null }).where('topic', '=', 'order.created').execute();
  const { payment_reference: reference } = await db
    .selectFrom('orders')
    .select('payment_reference')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  // Beside the first it goes beyond what was paid, until the first is closed.
  await inTransaction(db, async (tx) => {
    const payment = await findPaidPayment(tx, reference);
    if (!payment) throw new Error(`${reference} is not paid`);
    const { amount } = payment;
    const outside = { amount, reason: 'at_provider', providerRefundId: '4712', status: 'pending' } as const;
    await recordOutsideRefund(tx, { config: readConfig({ DEMO: '1' }) }, payment, outside);
  });
  const dispute = {
    id: '4711',
    status: 'awaiting-merchant-feedback',
    amount: kobo(100),
    currency: 'NGN',
    reason: 'fraud',
  };
  const told = {
    event: 'charge.dispute.create',
    data: { ...dispute, transaction: { reference } },
  };
  const raw = Buffer.from(JSON.stringify(told));
  await insertMessage(db, { dedupe: 'of the sandbox', reference }, raw);
  await inTransaction(db, (tx) => noteDispute(tx, reference, { ...dispute, dueAt: null, resolution: null }));
}

const demoAddresses = ['demo@oja.ng', 'seller@oja.ng', 'operator@oja.ng', 'packer@oja.ng'];
const refusal =
  /ended with 1: This database was a demo, and holds accounts with public passwords: set another DATA_DIR or DATABASE_URL, or remove them with: npm run demo:leave\n$/;

describe('a shop that leaves the demo: K11', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is refused with the demo’s accounts in one line; demo:leave removes them, and then it opens', {
    timeout: 420_000,
  }, async () => {
    const place = { DATA_DIR: folder };
    const demo = await startShopProcess({ ...place, DEMO: '1', DEMO_DESK: '1' });
    const [buyer, operator, customer] = [newVisitor(demo.url), newVisitor(demo.url), newVisitor(demo.url)];
    await signIn(buyer, 'demo@oja.ng');
    await signIn(operator, 'operator@oja.ng');
    const account = { name: 'Ada Obi', email: 'ada@shop.example', password: 'of-a-customer' };
    await customer.call('register', { body: account });
    // An order paid with play money, a checkout that is open, and credit that the demo's operator gave.
    const { items } = await buyer.call('products', { query: {} });
    const { product } = await buyer.call('product', { params: { id: items[0]?.id ?? '' } });
    const [selectedColor = '', selectedSize = ''] = [product.colors[0], product.sizes[0]];
    await buyer.call('addToCart', { body: { productId: product.id, selectedColor, selectedSize, quantity: 1 } });
    const draft = draftOf(await buyer.call('cart', {}));
    await buyer.call('placeCreditOrder', { body: { ...draft, method: 'credit' } });
    await buyer.call('addToCart', { body: { productId: product.id, selectedColor, selectedSize, quantity: 1 } });
    await buyer.call('initializePayment', { body: draftOf(await buyer.call('cart', {})) });
    await customer.call('addToCart', { body: { productId: product.id, selectedColor, selectedSize, quantity: 1 } });
    const byCard = draftOf(await customer.call('cart', {}), { email: account.email });
    const { data: page } = await customer.call('initializePayment', { body: byCard });
    await payOnPage(page.authorization_url);
    await expect
      .poll(async () => (await customer.call('verifyPayment', { query: { reference: page.reference } })).success)
      .toBe(true);
    await operator.call('confirmOperator', { body: { password: 'demo1234' } });
    await operator.call('grantCredit', {
      body: { email: account.email, amount: 100_000_000, note: 'Play money for a try' },
      idempotencyKey: 'play-money',
    });
    expect((await demoLeave(place)).said).toContain('A shop is running on this database: stop it first.');
    await demo.end('SIGTERM');
    const waiting = await withDatabase(folder, async (db) => {
      await stopInTheMiddle(db, { email: account.email, orderId: byCard.orderId });
      const seller_id = product.sellerId;
      await seedProduct(db, { seller_id, name: 'Added by a visitor' });
      // Nobody has looked at who opened it.
      const opened = await seedSeller(db, { terms_version: '2026-11-26', terms_accepted_at: new Date() });
      await seedProduct(db, { seller_id: opened.id, name: 'Of a store that was opened in the demo' });
      await db.insertInto('product_drafts').values({ id: newId(), seller_id, body: '{}' }).execute();
      return db.selectFrom('payment_inbox').select('id').where('applied_at', 'is', null).execute();
    });
    expect(waiting).not.toEqual([]);

    await expect(startShopProcess({ ...productionSettings(), ...place })).rejects.toThrow(refusal);
    const left = await demoLeave(place);
    expect(left.said).toContain('The demo is left');
    for (const address of demoAddresses) expect(left.said).toContain(address);
    expect(left.said).toMatch(
      /Refunds of play money closed, nothing was sent: ₦1\.00 of ORD-\d+, ₦[\d,.]+ of ORD-\d+\.\n/,
    );
    expect(left.said).toContain(`Messages of the payment sandbox that are not applied: ${waiting.length}.`);
    expect(left.said).toContain('Disputes at the payment sandbox ended: 1.');
    expect(left.said).toMatch(/not to be sent: ORD-\d+/);
    expect(left.code).toBe(0);
    const again = await demoLeave(place);
    expect(again).toEqual({ code: 0, said: expect.stringContaining('There is nothing of a demo') });
    expect(left.said).toContain('suspended until then: 1 that were opened in the demo');
    const drafts = await withDatabase(folder, (db) => db.selectFrom('product_drafts').select('id').execute());
    expect(drafts).toEqual([]);

    const live = await startShopProcess({ ...productionSettings(), ...place });
    try {
      // Whoever set a password in the demo need not own the address.
      const { email, password } = account;
      const known = newVisitor(live.url).call('signIn', { body: { email, password, remember: true } });
      await expect(known).rejects.toMatchObject({ code: 'invalid_credentials' });
      for (const address of demoAddresses) {
        await expect(signIn(newVisitor(live.url), address)).rejects.toMatchObject({ code: 'invalid_credentials' });
      }
      for (const browser of [buyer, operator, customer]) {
        const same = newVisitor(live.url);
        for (const [name, value] of browser.cookies) same.cookies.set(name, value);
        expect(await isSignedIn(same)).toBe(false);
      }
      expect((await newVisitor(live.url).call('products', { query: {} })).items).toEqual([]);
      await newVisitor(live.url).call('register', { body: { ...account, email: 'new@shop.example' } });
    } finally {
      await live.end('SIGTERM');
    }
    await withDatabase(folder, async (db) => {
      expect(broken(await checkMoney(db, { atRest: false }))).toEqual([]);
      expect(await db.selectFrom('users').select('email').where('role', '=', 'operator').execute()).toEqual([]);
      expect(await db.selectFrom('store_credits').select('user_id').where('balance', '>', kobo(0)).execute()).toEqual(
        [],
      );
      const takenBack = db.selectFrom('audit_log').select('subject').where('action', '=', 'credit.taken_back');
      expect(left.said).toContain(`Store credit taken back: ${(await takenBack.execute()).length} balances, ₦`);
      expect(await takenBack.execute()).not.toEqual([]);
      // Of play money nothing is given back, as store credit least of all, which would be real.
      const buyers = await db
        .selectFrom('orders')
        .select(['id', 'buyer_id', 'order_number', 'payment_reference'])
        .where('buyer_id', 'not in', ofStory)
        .execute();
      expect(buyers).toHaveLength(2);
      const paid = buyers.map(({ payment_reference }) => payment_reference);
      const refunds = db.selectFrom('refunds').select('state').distinct().where('reference', 'in', paid);
      expect(await refunds.execute()).toEqual([{ state: 'closed' }]);
      for (const { id, buyer_id: by, order_number: orderNumber } of buyers) {
        const asked = { amount: 100, to: 'credit' as const, note: 'Of play money' };
        const refunding = inTransaction(db, (tx) => refundOrder(tx, readConfig({ DEMO: '1' }), by, id, asked));
        await expect(refunding).rejects.toMatchObject({ code: 'play_money' });
        expect(await readOrderMoney(db, orderNumber)).toMatchObject({
          left: 0,
          reasons: [expect.stringContaining('play')],
        });
      }
      const mails = db
        .selectFrom('outbox')
        .select('payload')
        .where('topic', '=', 'mail.send')
        .where('done_at', 'is', null);
      expect(await db.selectFrom('payment_inbox').select('id').where('applied_at', 'is', null).execute()).toEqual([]);
      expect(await db.selectFrom('disputes').select('id').where('resolved_at', 'is', null).execute()).toEqual([]);
      expect(JSON.stringify(await mails.execute())).not.toMatch(/ORD-|ada@shop/);
    });
  });

  it('is left in a database elsewhere, too, by its address; not while a shop runs on it, and once', {
    timeout: 240_000,
  }, async () => {
    const base = await openShopBesideItsDatabase();
    try {
      const place = { DATABASE_URL: base.url, DATA_DIR: path.join(folder, 'elsewhere') };
      const demo = await startShopProcess({ ...place, DEMO: '1' });
      expect(await demoLeave(place)).toEqual({
        code: 1,
        said: 'A shop is running on this database: stop it first.\n',
      });
      await demo.end('SIGTERM');
      await expect(base.serve()).rejects.toThrow(refusal);
      const { code, said } = await demoLeave(place);
      expect([code, said.split('\n').at(-2)]).toEqual([
        0,
        'The demo is left: a shop with DEMO=0 opens on this database now.',
      ]);
      expect(await base.db.selectFrom('users').select('email').where('email', 'in', demoAddresses).execute()).toEqual(
        [],
      );
      const live = await base.serve();
      expect((await newVisitor(live.url).call('products', { query: {} })).items).toEqual([]);
      await live.end('SIGTERM');
      expect(await demoLeave(place)).toEqual({
        code: 0,
        said: 'There is nothing of a demo that would have to be removed.\n',
      });
    } finally {
      await base.close();
    }
  });
});
