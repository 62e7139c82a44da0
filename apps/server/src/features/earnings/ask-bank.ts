import type { NameMatch } from '@oja/domain/stores/name-match';
import { nameMatch } from '@oja/domain/stores/name-match';
import type { Db } from '../../database/pool.ts';
import type { Deps } from '../../deps.ts';
import type { SellerId } from '../../http/desk.ts';
import { type Asker, countSubjects, hour, type Limit, limitRequests } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts';
import { findNames } from './payout-accounts.queries.ts';

/** Whose account a number is tells something of strangers, whoever of a store asks. */
const resolving: Limit = { name: 'resolve-account', setting: 'limitResolve', seconds: hour, addressFactor: 5 };
/** Many stores together must not use up what the provider lets the shop ask. */
const resolvingAll = { name: 'resolve-account-all', setting: 'limitResolveAll', seconds: hour } as const;

/** What they answer to a number or a bank that there is none of; anything else says nothing of the account. */
const unknownThere = [400, 404, 422];

/** Asks the bank whose account that is, ten times an hour a store and an account. @throws Refusal */
export async function askBank(
  deps: Deps,
  { sellerId, ...asker }: Asker & { sellerId: SellerId },
  account: { bankCode: string; number: string },
): Promise<string> {
  await limitRequests(deps, resolving, asker);
  const wait =
    (await countSubjects(deps, resolving, [sellerId])) ?? (await countSubjects(deps, resolvingAll, ['shop']));
  if (wait !== null) throw refusal('too_many_requests', {}, wait);
  return holderOf(deps.payments.provider, account);
}

async function holderOf(
  provider: PaymentProvider | null,
  account: { bankCode: string; number: string },
): Promise<string> {
  if (provider === null) throw refusal('provider_unavailable');
  const told = await provider.resolveAccount(account);
  if (told.kind === 'success') return told.value.holder;
  if (told.kind === 'refused' && unknownThere.includes(told.status)) throw refusal('account_not_known');
  throw refusal('provider_unavailable');
}

/** How a holder is to the names that the store goes by: its owner's, its own and that of its business. */
export async function matchHolder(db: Db, sellerId: SellerId, holder: string): Promise<NameMatch> {
  return nameMatch(holder, await findNames(db, sellerId));
}
