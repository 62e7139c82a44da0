import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedSeller } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seal } from '../../../platform/seal.ts';
import { signal } from '../../../testing/payment-steps.ts';
import { sealOldAccounts } from './seal-old-accounts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const seal = new Seal([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const old = (given: object = {}) =>
  seedSeller(database.db, {
    payout: {
      account_name: 'OKAFOR ADAEZE',
      account_number: '9988007766',
      bank_name: 'Old Bank',
      tax_id: 'TIN-9',
      subaccount_code: 'ACCT_old',
      ...given,
    },
  });
const kept = (id: string) =>
  database.db.selectFrom('payout_accounts').selectAll().where('seller_id', '=', id).execute();
const payoutOf = (id: string) =>
  database.db.selectFrom('seller_payouts').selectAll().where('seller_id', '=', id).executeTakeFirst();

it('bank details that lay in the open are sealed, emptied, and usable as they were; by two at once, once [MONEY-36]', async () => {
  const whole = await old();
  const nameAlone = await old({ account_number: null });
  const many = await Promise.all(Array.from({ length: 150 }, () => old()));
  await Promise.all([sealOldAccounts(database.db, seal, signal), sealOldAccounts(database.db, seal, signal)]);
  await sealOldAccounts(database.db, seal, signal);
  const [account, ...more] = await kept(whole.id);
  expect(more).toEqual([]);
  expect(account).toMatchObject({
    bank_name: 'Old Bank',
    bank_code: '',
    number_last4: '7766',
    holder: 'OKAFOR ADAEZE',
    subaccount_code: 'ACCT_old',
    retired_at: null,
  });
  expect(seal.open(account?.number_sealed ?? Buffer.of(), account?.id ?? '')).toBe('9988007766');
  // Shares that were sent there before went to an account that was usable: I45.
  expect(account?.usable_from).toEqual(whole.created_at);
  for (const { id } of [whole, nameAlone, ...many]) {
    expect(await payoutOf(id)).toMatchObject({
      account_name: null,
      account_number: null,
      bank_name: null,
      tax_id: 'TIN-9',
    });
  }
  expect(await kept(nameAlone.id)).toEqual([]);
  for (const { id } of many) expect(await kept(id)).toHaveLength(1);
  const text = JSON.stringify(await database.db.selectFrom('audit_log').selectAll().execute());
  expect(text).toContain('payout_account.sealed');
  expect(text).not.toContain('9988007766');
});
