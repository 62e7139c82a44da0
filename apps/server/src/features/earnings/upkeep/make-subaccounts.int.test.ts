import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Payments } from '../../../platform/payments/payments.ts';
import { Seal } from '../../../platform/seal.ts';
import { accountsOf, nameAccount, prove, setUpAccounts } from '../../../testing/bank-account.ts';
import { newBuyer } from '../../../testing/buyer.ts';
import type { OpenedStore } from '../../../testing/desk-sale.ts';
import { newOperator } from '../../../testing/money-back-steps.ts';
import { audited, behave, verify } from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await behave(shop, {});
  await sql`update payout_accounts set next_try_at = now() + interval '1 day'`.execute(shop.db);
});

/** A store that has named its first account, whose holder is called like its owner. */
async function namedStore(): Promise<OpenedStore & { accountId: string }> {
  const owner = await newBuyer(shop);
  const seller = await seedSeller(shop.db, { owner_id: owner.id, payout: { subaccount_code: null } });
  const product = await seedProduct(shop.db, { seller_id: seller.id, stock: 100 });
  const store = { owner, sellerId: seller.id, storeName: seller.store_name, slug: seller.slug, product };
  const asked = { params: { seller: seller.id }, body: { bankCode: '058', number: '0123456789' } };
  const { holder } = await owner.call('resolveAccount', asked);
  await shop.db.updateTable('users').set({ name: holder }).where('id', '=', owner.id).execute();
  await prove(owner);
  const { account } = await nameAccount(store, { number: '0123456789' });
  return { ...store, accountId: account?.id ?? '' };
}

/** What the provider has of a store's accounts. */
const atProvider = ({ sellerId: _, ...store }: OpenedStore) =>
  shop.sandbox.state.store.state.subaccounts.filter(({ businessName }) => businessName === store.storeName);
const latest = async (store: OpenedStore) => (await accountsOf(shop, store.sellerId)).at(-1);
/** Leases and pauses are told that they are over. */
const letTry = ({ sellerId }: OpenedStore) =>
  sql`update payout_accounts set next_try_at = now() where seller_id = ${sellerId}`.execute(shop.db);
/** The pause after a change is told that it is over, or nearly: nobody else may. */
const endPause = ({ sellerId }: OpenedStore, left = '0 seconds') =>
  shop.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update payout_accounts set usable_from = now() + ${left}::interval
      where seller_id = ${sellerId} and retired_at is null`.execute(tx);
  });
/** Runs the job until nothing is due, as if the pauses between were over. */
async function tryAgain(store: OpenedStore): Promise<void> {
  await letTry(store);
  await setUpAccounts(shop);
}

/** The provider as it is until the process dies at that place. */
const dying = (place: 'before the post' | 'after the post' | 'at the list'): Payments => {
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  const died = new Error('The process died.');
  return {
    ...shop.payments,
    provider: {
      ...provider,
      makeSubaccount: async (account) => {
        if (place === 'before the post') throw died;
        await provider.makeSubaccount(account);
        throw died;
      },
      listSubaccounts: async () => {
        throw died;
      },
    },
  };
};

describe('an account that was named', () => {
  it('is set up once at the provider, with our name of it and nothing kept by the shop', async () => {
    const store = await namedStore();
    await setUpAccounts(shop);
    await setUpAccounts(shop);
    expect(atProvider(store)).toMatchObject([
      {
        accountNumber: '0123456789',
        bankCode: '058',
        percentageCharge: 0,
        metadata: { oja_account: store.accountId },
      },
    ]);
    expect(await latest(store)).toMatchObject({ subaccount_code: atProvider(store)[0]?.code });
    expect(await audited(shop, `store:${store.sellerId}`)).toEqual(['payout_account.named', 'payout_account.set_up']);
  });

  it.each(['before the post', 'after the post'] as const)(
    'is set up once where the process dies %s [MONEY-11]',
    async (place) => {
      const store = await namedStore();
      await expect(setUpAccounts(shop, dying(place))).rejects.toThrow('The process died.');
      expect(atProvider(store)).toHaveLength(place === 'after the post' ? 1 : 0);
      // Its lease is not over yet: nobody else takes it.
      await setUpAccounts(shop);
      expect((await latest(store))?.subaccount_code).toBeNull();
      await letTry(store);
      await expect(setUpAccounts(shop, dying('at the list'))).rejects.toThrow('The process died.');
      await tryAgain(store);
      expect(atProvider(store)).toHaveLength(1);
      expect((await latest(store))?.subaccount_code).toBe(atProvider(store)[0]?.code);
    },
  );

  it.each(['drop_after', 'error_after', 'truncated_json', 'html', 'error', 'drop', 'rate_limited'])(
    'is set up once after an answer like %s [MONEY-10]',
    async (fault) => {
      const store = await namedStore();
      await behave(shop, { faults: { subaccount: [fault] } });
      await setUpAccounts(shop);
      expect((await latest(store))?.subaccount_code).toBeNull();
      // While they limit us nothing is sent: a shop beside this one asks instead.
      const beside = fault === 'rate_limited' ? await createTill({ beside: shop, env: urlOf() }) : shop;
      await letTry(store);
      await setUpAccounts(shop, beside.payments);
      if (beside !== shop) await beside.close();
      expect(atProvider(store)).toHaveLength(1);
      expect((await latest(store))?.subaccount_code).toBe(atProvider(store)[0]?.code);
    },
  );

  it('is not made again while the list says nothing', async () => {
    const store = await namedStore();
    await behave(shop, { faults: { subaccount: ['drop_after'], subaccounts: [{ fault: 'html', times: 3 }] } });
    await setUpAccounts(shop);
    await tryAgain(store);
    expect(atProvider(store)).toHaveLength(1);
    expect((await latest(store))?.subaccount_code).toBeNull();
    await behave(shop, {});
    await tryAgain(store);
    expect(atProvider(store)).toHaveLength(1);
    expect((await latest(store))?.subaccount_code).toBe(atProvider(store)[0]?.code);
  });

  it('is looked for through all pages of the list', async () => {
    const store = await namedStore();
    await behave(shop, { faults: { subaccount: ['drop_after'] } });
    await setUpAccounts(shop);
    const [own] = atProvider(store);
    const { subaccounts } = shop.sandbox.state.store.state;
    const others = Array.from({ length: 250 }, (_, at) => ({
      ...subaccounts[0],
      id: 9_000_000 + at,
      code: `ACCT_o${at}`,
      metadata: at % 2 ? '' : null,
    }));
    subaccounts.push(...(others as typeof subaccounts));
    await tryAgain(store);
    expect((await latest(store))?.subaccount_code).toBe(own?.code);
    expect(atProvider(store)).toHaveLength(1);
    subaccounts.splice(-others.length);
  });

  it('two processes at once set it up once [MONEY-32]', async () => {
    const store = await namedStore();
    await Promise.all([setUpAccounts(shop), setUpAccounts(shop), setUpAccounts(shop)]);
    expect(atProvider(store)).toHaveLength(1);
    expect((await latest(store))?.subaccount_code).toBe(atProvider(store)[0]?.code);
  });

  it('that the provider refuses waits for another one, and says why without the number [MONEY-35]', async () => {
    const store = await namedStore();
    // A bank that was there when it was named, and is not any more.
    await sql`alter table payout_accounts disable trigger payout_accounts_stay`.execute(shop.db);
    await sql`update payout_accounts set bank_code = '999999' where id = ${store.accountId}`.execute(shop.db);
    await sql`alter table payout_accounts enable trigger payout_accounts_stay`.execute(shop.db);
    await setUpAccounts(shop);
    await tryAgain(store);
    expect(atProvider(store)).toEqual([]);
    const { account } = await store.owner.call('payoutAccount', { params: { seller: store.sellerId } });
    expect(account).toMatchObject({ state: 'refused', refusal: 'Bank code is invalid' });
    // The same once more: a refused one is tried again.
    await sql`alter table payout_accounts disable trigger payout_accounts_stay`.execute(shop.db);
    await sql`update payout_accounts set bank_code = '058' where id = ${store.accountId}`.execute(shop.db);
    await sql`alter table payout_accounts enable trigger payout_accounts_stay`.execute(shop.db);
    await nameAccount(store, { number: '0123456789' });
    await setUpAccounts(shop);
    expect((await latest(store))?.subaccount_code).toBe(atProvider(store)[0]?.code);
  });

  it('whose number no key opens is put off by itself, and can be named anew', async () => {
    const [lost, other] = [await namedStore(), await namedStore()];
    const sealed = new Seal([{ id: 'lost', key: Buffer.alloc(32, 7) }]).close('0123456789', lost.accountId);
    await sql`update payout_accounts set number_sealed = ${sealed}, next_try_at = now() - interval '1 hour'
      where id = ${lost.accountId}`.execute(shop.db);
    await setUpAccounts(shop);
    expect(atProvider(lost)).toEqual([]);
    expect(atProvider(other)).toHaveLength(1);
    await nameAccount(lost, { number: '0123456789' });
    await setUpAccounts(shop);
    expect((await latest(lost))?.subaccount_code).toBe(atProvider(lost)[0]?.code);
  });

  it('that is replaced before it is set up is not set up [MONEY-33]', async () => {
    const store = await namedStore();
    await nameAccount(store, { number: '0123456781' });
    await setUpAccounts(shop);
    expect(atProvider(store).map(({ accountNumber }) => accountNumber)).toEqual(['0123456781']);
  });
});

const urlOf = () => ({ PAYSTACK_SECRET_KEY: shop.sandbox.secretKey, PAYSTACK_URL: shop.sandbox.url });

/** What a new checkout sends of a store's goods. */
async function sharesOf(store: OpenedStore) {
  const buyer = await buyerWith(shop, { product: store.product });
  const opened = await openPayment(buyer);
  const splits = await shop.db
    .selectFrom('payment_splits')
    .select(['seller_id', 'subaccount_code', 'share'])
    .where('reference', '=', opened.reference)
    .execute();
  return { buyer, ...opened, codes: splits.map(({ subaccount_code }) => subaccount_code) };
}

describe('the share of a new checkout', () => {
  it('goes to an account once it is set up, and not while it is not [MONEY-34]', async () => {
    const store = await namedStore();
    expect((await sharesOf(store)).codes).toEqual([]);
    await setUpAccounts(shop);
    const code = atProvider(store)[0]?.code;
    const { buyer, reference, url, codes } = await sharesOf(store);
    expect(codes).toEqual([code]);
    await payOnPage(url);
    expect(await verify(buyer, reference)).toMatchObject({ success: true });
    await expectConserved(shop);
  });

  it('goes nowhere for 48 hours after a change, and what is under way goes where it was going [MONEY-07]', async () => {
    const store = await namedStore();
    await setUpAccounts(shop);
    const [first] = atProvider(store);
    const underWay = await sharesOf(store);
    // Its holder is the same.
    await nameAccount(store, { number: '0123456789', bankCode: '057' });
    await setUpAccounts(shop);
    const [, second] = atProvider(store);
    expect((await sharesOf(store)).codes).toEqual([]);
    await payOnPage(underWay.url);
    expect(await verify(underWay.buyer, underWay.reference)).toMatchObject({ success: true });
    expect(shop.sandbox.state.store.transaction(underWay.reference)?.split).toMatchObject({
      subaccounts: [{ code: first?.code }],
    });
    await endPause(store, '2 seconds');
    expect((await sharesOf(store)).codes).toEqual([]);
    await endPause(store);
    expect((await sharesOf(store)).codes).toEqual([second?.code]);
    // The old one is there as it was.
    expect(shop.sandbox.state.store.subaccount(first?.code ?? '')).toMatchObject({ accountNumber: '0123456789' });
    await expectConserved(shop);
  });

  it('waits for an operator where the holder is called otherwise, who accepts it once [MONEY-09]', async () => {
    const store = await namedStore();
    await shop.db.updateTable('users').set({ name: 'Quite Somebody' }).where('id', '=', store.owner.id).execute();
    const { account } = await nameAccount(store, { number: '0123456781' });
    expect(account).toMatchObject({ nameMatch: 'different', state: 'name_differs' });
    await setUpAccounts(shop);
    await endPause(store);
    expect((await sharesOf(store)).codes).toEqual([]);
    const operator = await newOperator(shop);
    const { waiting } = await operator.call('operatorMatters', {});
    expect(waiting.filter(({ subject }) => subject === `store:${store.sellerId}`)).toMatchObject([
      { kind: 'payout_name_differs', closable: false },
    ]);
    const accept = () =>
      operator.call('acceptAccountName', {
        params: { id: account?.id ?? '' },
        body: { note: 'Her married name, seen on the register.' },
        idempotencyKey: newId(),
      });
    await accept();
    await expect(accept()).rejects.toMatchObject({ code: 'matter_closed' });
    expect((await sharesOf(store)).codes).toEqual([atProvider(store).at(-1)?.code]);
    expect(await audited(shop, `store:${store.sellerId}`)).toContain('payout_account.name_accepted');
    await expectConserved(shop);
  });

  it('whose holder is called otherwise is not accepted once another one took its place', async () => {
    const store = await namedStore();
    await shop.db.updateTable('users').set({ name: 'Quite Somebody' }).where('id', '=', store.owner.id).execute();
    const { account } = await nameAccount(store, { number: '0123456781' });
    await nameAccount(store, { number: '0123456782' });
    const operator = await newOperator(shop);
    const accepted = operator.call('acceptAccountName', {
      params: { id: account?.id ?? '' },
      body: { note: 'Seen on the register.' },
      idempotencyKey: newId(),
    });
    await expect(accepted).rejects.toMatchObject({ code: 'matter_closed' });
    const { rows } = await sql`select from payout_accounts
      where seller_id = ${store.sellerId} and name_accepted_at is not null`.execute(shop.db);
    expect(rows).toEqual([]);
  });

  it('of a store that never named one goes to what was set up for it before', async () => {
    const store = await namedStore();
    await setUpAccounts(shop);
    const code = atProvider(store)[0]?.code ?? '';
    await sql`delete from payout_accounts where seller_id = ${store.sellerId}`.execute(shop.db);
    await sql`update seller_payouts set subaccount_code = ${code} where seller_id = ${store.sellerId}`.execute(shop.db);
    expect((await sharesOf(store)).codes).toEqual([code]);
  });
});
