import type { BodyOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import type { Visitor } from '@oja/testing/people/visitor';
import { makeSubaccounts } from '../features/earnings/upkeep/make-subaccounts.ts';
import { Seal } from '../platform/seal.ts';
import { resolveSealKeys } from '../settings/secrets.ts';
import type { OpenedStore } from './desk-sale.ts';
import { signal, silent } from './payment-steps.ts';
import type { TestApp } from './test-app.ts';

type Body = BodyOf<Endpoints['setAccount']>;

export const sealOf = ({ config }: TestApp) => new Seal(resolveSealKeys(config));

/** Proves the password in this browser. */
export const prove = (person: Visitor & { password: string }) =>
  person.call('confirmAccount', { body: { password: person.password } });

/** Names an account of a store as its page does: the bank's name for it, in place of the one that is shown. */
export async function nameAccount(
  { owner, sellerId: seller }: Pick<OpenedStore, 'owner' | 'sellerId'>,
  given: Partial<Body> & { number: string },
) {
  const bankCode = given.bankCode ?? '058';
  const { holder } = await owner.call('resolveAccount', {
    params: { seller },
    body: { bankCode, number: given.number },
  });
  const { account } = await owner.call('payoutAccount', { params: { seller } });
  const body = { bankCode, holder, seen: account?.id ?? null, ...given };
  return owner.call('setAccount', { params: { seller }, body });
}

/** Runs the job that sets accounts up at the provider, once, as it runs in a server. */
export const setUpAccounts = (shop: TestApp, payments: TestApp['payments'] = shop.payments) =>
  makeSubaccounts({ db: shop.db, payments }, sealOf(shop), silent, signal);

/** The rows of a store's accounts, the first first. */
export const accountsOf = ({ db }: TestApp, sellerId: string) =>
  db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
