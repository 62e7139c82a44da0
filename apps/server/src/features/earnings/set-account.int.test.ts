import { nameMatch } from '@oja/domain/stores/name-match';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { addMember } from '@oja/testing/rows/members';
import { seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, nameAccount, prove, sealOf } from '../../testing/bank-account.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { buyFrom, type OpenedStore } from '../../testing/desk-sale.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { audited, behave } from '../../testing/payment-steps.ts';
import { createTill, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill({
    env: { LIMIT_REQUESTS: '1', LIMIT_RESOLVE: '1000', LIMIT_REGISTRATIONS_PER_ADDRESS: '1000' },
  });
});
afterAll(() => shop.close());

/** A store that has sold nothing yet, and money of which goes nowhere yet. */
async function newStore(ownerName = 'Store Owner'): Promise<OpenedStore> {
  const owner = await newBuyer(shop, ownerName);
  const seller = await seedSeller(shop.db, { owner_id: owner.id, payout: { subaccount_code: null } });
  const product = await seedProduct(shop.db, { seller_id: seller.id, stock: 100 });
  return { owner, sellerId: seller.id, storeName: seller.store_name, slug: seller.slug, product };
}
const setWith = ({ owner, sellerId: seller }: OpenedStore, given: object) =>
  owner.call('setAccount', {
    params: { seller },
    body: { bankCode: '058', number: '0123456789', holder: 'X', seen: null, ...given },
  });
/** What the sandbox's bank calls the holder of this number. */
const holderOf = async ({ owner, sellerId: seller }: OpenedStore, number: string) =>
  (await owner.call('resolveAccount', { params: { seller }, body: { bankCode: '058', number } })).holder;

describe('the banks', () => {
  it('are those of the provider, by name', async () => {
    const { owner, sellerId: seller } = await newStore();
    const { items } = await owner.call('payoutBanks', { params: { seller } });
    expect(items).toHaveLength(23);
    expect(items[0]).toEqual({ code: '044', name: 'Access Bank' });
    expect(items.at(-1)).toEqual({ code: '057', name: 'Zenith Bank' });
  });
});

describe('whose account a number is', () => {
  it('is told with how the name is to those of the store', async () => {
    const store = await newStore();
    const holder = await holderOf(store, '0123456789');
    expect(holder).toMatch(/^[A-Z]+ [A-Z]+$/);
    await shop.db.updateTable('users').set({ name: holder }).where('id', '=', store.owner.id).execute();
    const body = { bankCode: '058', number: '0123456789' };
    expect(await store.owner.call('resolveAccount', { params: { seller: store.sellerId }, body })).toEqual({
      holder,
      nameMatch: 'same',
    });
  });

  it.each([
    ['a number that the bank does not know', { number: '0123456404' }],
    ['a bank that nobody knows', { bankCode: 'zzz' }],
  ])('%s is told as that', async (_, given) => {
    const { owner, sellerId: seller } = await newStore();
    const asked = owner.call('resolveAccount', {
      params: { seller },
      body: { bankCode: '058', number: '0123456789', ...given },
    });
    await expect(asked).rejects.toMatchObject({ code: 'account_not_known', status: 422 });
  });

  it.each(['123456789', '01234567890', '0123 456789', '０１２３４５６７８９'])('%s is no number', async (number) => {
    const { owner, sellerId: seller } = await newStore();
    const asked = owner.call('resolveAccount', { params: { seller }, body: { bankCode: '058', number } });
    await expect(asked).rejects.toMatchObject({ code: 'bad_request' });
  });
});

describe('naming an account', () => {
  it('keeps it sealed, shows four digits, tells the owner and the mail of the store, and is on record without the number [MONEY-04]', async () => {
    const store = await newStore();
    const mail = `desk-${store.sellerId}@oja.test`;
    await shop.db.updateTable('seller_payouts').set({ email: mail }).where('seller_id', '=', store.sellerId).execute();
    await prove(store.owner);
    const holder = await holderOf(store, '0123456789');
    const shown = await nameAccount(store, { number: '0123456789', taxId: '12345678-0001' });
    expect(shown).toMatchObject({
      account: {
        bankName: 'Guaranty Trust Bank',
        last4: '6789',
        holder,
        nameMatch: nameMatch(holder, ['Store Owner']),
      },
      taxId: '123456780001',
      hasOlder: false,
      changePauses: true,
      confirmed: true,
    });
    const [row] = await accountsOf(shop, store.sellerId);
    expect(sealOf(shop).open(row?.number_sealed ?? Buffer.of(), row?.id ?? '')).toBe('0123456789');
    expect(row?.number_sealed.toString('latin1')).not.toContain('0123456789');
    for (const address of [store.owner.email, mail]) {
      const mails = (await mailTo(shop, address)).filter(({ subject }) => subject.startsWith('The bank account of'));
      expect(mails).toMatchObject([{ text: expect.stringContaining('6789') }]);
      expect(mails[0]?.text).not.toContain('0123456789');
      expect(mails[0]?.subject).toBe(`The bank account of ${store.storeName} was named`);
    }
    expect((await audited(shop, `store:${store.sellerId}`)).sort()).toEqual([
      'payout_account.named',
      'payout_account.tax_id',
    ]);
    const { rows } = await sql<{ text: string }>`
      select audit_log::text || coalesce((select string_agg(idempotency_keys::text, '') from idempotency_keys), '') as text
      from audit_log`.execute(shop.db);
    expect(rows.map(({ text }) => text).join()).not.toContain('0123456789');
  });

  it('the second is told as a change [MONEY-41]', async () => {
    const store = await newStore();
    await prove(store.owner);
    await nameAccount(store, { number: '0123456789' });
    await nameAccount(store, { number: '0123456780' });
    const subjects = (await mailTo(shop, store.owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('The bank account of')).sort()).toEqual([
      `The bank account of ${store.storeName} was changed`,
      `The bank account of ${store.storeName} was named`,
    ]);
  });

  it('the same once more is the same, by whatever answer was lost [MONEY-26]', async () => {
    const store = await newStore();
    await prove(store.owner);
    const first = await nameAccount(store, { number: '0123456789' });
    const holder = first.account?.holder ?? '';
    const again = await setWith(store, { holder, seen: null });
    expect(again.account).toEqual(first.account);
    expect(await accountsOf(shop, store.sellerId)).toHaveLength(1);
    expect(await audited(shop, `store:${store.sellerId}`)).toEqual(['payout_account.named']);
  });

  it('another tax number alone is on record, and only where what was shown is there', async () => {
    const store = await newStore();
    await prove(store.owner);
    const { account } = await nameAccount(store, { number: '0123456789', taxId: '1234567890' });
    const given = { holder: account?.holder, taxId: '1234567891' };
    await expect(setWith(store, { ...given, seen: null })).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(await setWith(store, { ...given, seen: account?.id })).toMatchObject({ taxId: '1234567891', account });
    await setWith(store, { ...given, seen: account?.id });
    expect((await audited(shop, `store:${store.sellerId}`)).sort()).toEqual([
      'payout_account.named',
      'payout_account.tax_id',
      'payout_account.tax_id',
    ]);
  });

  it.each(['its owner', 'the store'])(
    'a name that %s took within 48 hours does not count [MONEY-29]',
    async (whose) => {
      const store = await newStore();
      const holder = await holderOf(store, '0123456789');
      const params = { seller: store.sellerId };
      if (whose === 'its owner') await store.owner.call('updateProfile', { body: { name: holder, phone: '' } });
      else {
        const { editVersion } = await store.owner.call('deskStoreForm', { params });
        await store.owner.call('saveStore', { params, body: { editVersion, changes: { storeName: holder } } });
      }
      const match = async () =>
        (await store.owner.call('resolveAccount', { params, body: { bankCode: '058', number: '0123456789' } }))
          .nameMatch;
      expect(await match()).toBe('different');
      await shop.db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`update audit_log set at = now() - interval '48 hours 1 second'
        where action in ('account.renamed', 'store.renamed')`.execute(tx);
      });
      expect(await match()).toBe('same');
    },
  );

  it('of two at once one is taken, and the other hears of it [MONEY-06]', async () => {
    const store = await newStore();
    await prove(store.owner);
    const numbers = ['0123456781', '0123456782'];
    const holders = await Promise.all(numbers.map((number) => holderOf(store, number)));
    const both = await Promise.allSettled(
      numbers.map((number, at) => setWith(store, { number, holder: holders[at], seen: null })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'changed_meanwhile', details: { who: 'Store' } },
    });
    expect((await accountsOf(shop, store.sellerId)).filter(({ retired_at }) => retired_at === null)).toHaveLength(1);
  });

  it('another one retires the one before, which stays as it was [MONEY-27]', async () => {
    const store = await newStore();
    await prove(store.owner);
    await nameAccount(store, { number: '0123456781' });
    const [before] = await accountsOf(shop, store.sellerId);
    await nameAccount(store, { number: '0123456782' });
    const [old, present] = await accountsOf(shop, store.sellerId);
    expect(old).toEqual({ ...before, retired_at: present?.created_at });
    expect(present).toMatchObject({ number_last4: '6782', retired_at: null });
    await expect(
      sql`update payout_accounts set holder = 'X' where id = ${present?.id}`.execute(shop.db),
    ).rejects.toThrow(/cannot become another one/);
    const match = present?.name_match === 'same' ? 'alike' : 'same';
    for (const changed of [sql`usable_from = now()`, sql`name_match = ${match}`, sql`created_at = now()`]) {
      await expect(
        sql`update payout_accounts set ${changed} where id = ${present?.id}`.execute(shop.db),
      ).rejects.toThrow(/cannot become another one/);
    }
    await expect(
      sql`update payout_accounts set retired_at = null where id = ${old?.id}`.execute(shop.db),
    ).rejects.toThrow(/cannot become another one/);
  });

  it.each([
    ['a holder who was not shown', { holder: 'SOMEBODY ELSE' }, 'value_moved'],
    ['a number without an account', { number: '0123456404' }, 'account_not_known'],
    ['a bank that nobody knows', { bankCode: '999' }, 'account_not_known'],
    ['a tax number that is none', { taxId: '123' }, 'tax_id_invalid'],
  ])('%s is refused, and changes nothing [MONEY-05]', async (_, given, code) => {
    const store = await newStore();
    await prove(store.owner);
    const holder = await holderOf(store, '0123456789');
    await expect(setWith(store, { holder, ...given })).rejects.toMatchObject({ code });
    expect(await accountsOf(shop, store.sellerId)).toEqual([]);
  });

  it('is the owner’s alone, and of the own store [MONEY-01]', async () => {
    const [store, rival] = [await newStore(), await newStore()];
    const manager = await newBuyer(shop, 'A Manager');
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    await prove(manager);
    await prove(rival.owner);
    const holder = await holderOf(store, '0123456789');
    await expect(setWith({ ...store, owner: manager }, { holder })).rejects.toMatchObject({ code: 'act_not_allowed' });
    await expect(setWith({ ...store, owner: rival.owner }, { holder })).rejects.toMatchObject({
      code: 'store_not_found',
    });
    expect(await accountsOf(shop, store.sellerId)).toEqual([]);
  });

  it('is not done for who owned the store when they asked, and does not any more [MONEY-24]', async () => {
    const store = await newStore();
    const heir = await newBuyer(shop, 'Another Owner');
    await prove(store.owner);
    const holder = await holderOf(store, '0123456789');
    const { asked } = await shop.db.transaction().execute(async (tx) => {
      await sql`update sellers set owner_id = ${heir.id} where id = ${store.sellerId}`.execute(tx);
      const asked = setWith(store, { holder }).catch((error: unknown) => error);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(1);
      return { asked: () => asked };
    });
    expect(await asked()).toMatchObject({ code: 'store_not_found' });
    expect(await accountsOf(shop, store.sellerId)).toEqual([]);
  });

  it('is not done with a proof that ended while the bank was asked [MONEY-25]', async () => {
    const store = await newStore();
    await prove(store.owner);
    const holder = await holderOf(store, '0123456789');
    const { asked } = await shop.db.transaction().execute(async (tx) => {
      await sql`select from seller_members where seller_id = ${store.sellerId} for update`.execute(tx);
      const asked = setWith(store, { holder }).catch((error: unknown) => error);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(1);
      await sql`update sessions set confirmed_at = now() - interval '16 minutes'
        where user_id = ${store.owner.id}`.execute(tx);
      return { asked: () => asked };
    });
    expect(await asked()).toMatchObject({ code: 'password_needed' });
    expect(await accountsOf(shop, store.sellerId)).toEqual([]);
  });

  it('needs the password within 15 minutes, or Google of who has none [MONEY-02]', async () => {
    const store = await newStore();
    const holder = await holderOf(store, '0123456789');
    await expect(setWith(store, { holder })).rejects.toMatchObject({ code: 'password_needed' });
    const wrong = store.owner.call('confirmAccount', { body: { password: 'not this one' } });
    await expect(wrong).rejects.toMatchObject({ code: 'wrong_password' });
    await prove(store.owner);
    await sql`update sessions set confirmed_at = now() - interval '15 minutes 1 second'
      where user_id = ${store.owner.id}`.execute(shop.db);
    await expect(setWith(store, { holder })).rejects.toMatchObject({ code: 'password_needed' });
    await sql`update accounts set provider_id = 'google' where user_id = ${store.owner.id}`.execute(shop.db);
    await expect(setWith(store, { holder })).rejects.toMatchObject({ code: 'recheck_needed' });
    expect(await accountsOf(shop, store.sellerId)).toEqual([]);
    await sql`update sessions set confirmed_at = now() where user_id = ${store.owner.id}`.execute(shop.db);
    expect((await setWith(store, { holder })).account).toMatchObject({ last4: '6789' });
  });

  it('a proof in one browser is none in another [MONEY-03]', async () => {
    const store = await newStore();
    await prove(store.owner);
    const elsewhere = shop.visitor();
    const { email, password } = store.owner;
    await elsewhere.call('signIn', { body: { email, password, remember: false } });
    const holder = await holderOf(store, '0123456789');
    await expect(setWith({ ...store, owner: elsewhere as never }, { holder })).rejects.toMatchObject({
      code: 'password_needed',
    });
  });
});

describe('when shares go to it', () => {
  const pause = 48 * 3600 * 1000;
  const waits = async ({ sellerId }: OpenedStore) => {
    const row = (await accountsOf(shop, sellerId)).at(-1);
    return (row?.usable_from.getTime() ?? 0) - (row?.created_at.getTime() ?? 0);
  };

  it('the first account of a store that has sold nothing is good at once [MONEY-08]', async () => {
    const store = await newStore();
    await prove(store.owner);
    expect(await store.owner.call('payoutAccount', { params: { seller: store.sellerId } })).toMatchObject({
      changePauses: false,
    });
    await nameAccount(store, { number: '0123456781' });
    expect(await waits(store)).toBe(0);
    await nameAccount(store, { number: '0123456782' });
    expect(await waits(store)).toBe(pause);
  });

  it('the first of a store that has sold, or had one set up by the shop, waits 48 hours [MONEY-28]', async () => {
    const [sold, older] = [await newStore(), await newStore()];
    await buyFrom(shop, sold);
    await sql`update seller_payouts set subaccount_code = 'ACCT_older' where seller_id = ${older.sellerId}`.execute(
      shop.db,
    );
    for (const store of [sold, older]) {
      await prove(store.owner);
      await nameAccount(store, { number: '0123456781' });
      expect(await waits(store)).toBe(pause);
    }
  });
});

describe('how often a bank is asked in an hour', () => {
  const body = { bankCode: '058', number: '0123456789' };
  const tooMany = { code: 'too_many_requests', status: 429 };
  const withLimits = async (env: Record<string, string>, work: (limited: Till) => Promise<void>) => {
    const limited = await createTill({ env: { LIMIT_REQUESTS: '1', ...env } });
    try {
      await work(limited);
    } finally {
      await limited.close();
    }
  };
  const ownedBy = async ({ db }: Till, owner_id: string) => (await seedSeller(db, { owner_id })).id;

  it('is ten times for a store, whoever of it asks [MONEY-30]', () =>
    withLimits({}, async (limited) => {
      const owner = await newBuyer(limited);
      const seller = await ownedBy(limited, owner.id);
      for (let asked = 0; asked < 10; asked++) await owner.call('resolveAccount', { params: { seller }, body });
      // Not counted for their account.
      await sql`delete from throttles where key like 'resolve-account:account:%'`.execute(limited.db);
      await expect(owner.call('resolveAccount', { params: { seller }, body })).rejects.toMatchObject(tooMany);
      await prove(owner);
      const named = { ...body, holder: 'X', seen: null };
      await expect(owner.call('setAccount', { params: { seller }, body: named })).rejects.toMatchObject(tooMany);
    }));

  it('is ten times for an account, whose store may be another one meanwhile', () =>
    withLimits({}, async (limited) => {
      const owner = await newBuyer(limited);
      const first = await ownedBy(limited, owner.id);
      for (let asked = 0; asked < 10; asked++) await owner.call('resolveAccount', { params: { seller: first }, body });
      await limited.db.deleteFrom('sellers').where('id', '=', first).execute();
      const seller = await ownedBy(limited, owner.id);
      await expect(owner.call('resolveAccount', { params: { seller }, body })).rejects.toMatchObject(tooMany);
    }));

  it.each([
    ['five times as much for an address', { LIMIT_RESOLVE: '1' }, 5],
    ['limited for the whole shop', { LIMIT_RESOLVE_ALL: '2' }, 2],
  ])('is %s, however many accounts and stores ask', (_, env, most) =>
    withLimits(env, async (limited) => {
      const ask = async () => {
        const owner = await newBuyer(limited);
        return owner.call('resolveAccount', { params: { seller: await ownedBy(limited, owner.id) }, body });
      };
      for (let asked = 0; asked < most; asked++) await ask();
      await expect(ask()).rejects.toMatchObject(tooMany);
    }),
  );
});

it('a provider that is silent or has a fault of its own says nothing of an account, and the banks stay known [MONEY-31]', async () => {
  const limited = await createTill();
  try {
    const owner = await newBuyer(limited);
    const { id: seller } = await seedSeller(limited.db, { owner_id: owner.id });
    const params = { seller };
    await behave(limited, {
      faults: { banks: [{ fault: 'error', times: 1 }], resolve: [{ fault: 'drop', times: 1 }] },
    });
    // A question is asked again: the second answer is there.
    expect((await owner.call('payoutBanks', { params })).items).toHaveLength(23);
    const ask = () => owner.call('resolveAccount', { params, body: { bankCode: '058', number: '0123456789' } });
    expect((await ask()).holder).not.toBe('');
    const always = (fault: string) => [{ fault, times: null }];
    await behave(limited, { faults: { banks: always('error'), resolve: always('drop') } });
    await expect(ask()).rejects.toMatchObject({ code: 'provider_unavailable', status: 503 });
    await prove(owner);
    const body = { bankCode: '058', number: '0123456789', holder: 'X', seen: null };
    await expect(owner.call('setAccount', { params, body })).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect((await owner.call('payoutBanks', { params })).items).toHaveLength(23);
    expect(await accountsOf(limited, seller)).toEqual([]);
  } finally {
    await limited.close();
  }
});
