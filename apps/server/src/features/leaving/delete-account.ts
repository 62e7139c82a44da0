import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { notify } from '../../notifications/notify.ts';
import { provePassword } from '../accounts/accounts.commands.ts';
import { lockProvenAccount } from '../accounts/accounts.steps.ts';
import { hasMoneyUnderWay } from '../payments/payments.questions.ts';
import { closeAccount } from './close-account.ts';

/**
 * Deletes an account: all that is about the person goes, at once and for good. Orders and the ledger stay, because the
 * books must add up, and what the parcels under way need stays until they have arrived.
 */
export async function deleteAccount(deps: Deps, { body, session, request }: Call<'deleteAccount'>): Promise<void> {
  const { config, db } = deps;
  const { userId, email, name } = session;
  const { password } = body;
  const proven = password === undefined ? null : await provePassword(deps, { email, password }, request);
  if (password !== undefined && proven === null) throw refusal('wrong_password');
  await inTransaction(db, async (tx) => {
    const { runs_shop } = await lockProvenAccount(tx, session, proven?.hash ?? null);
    if (runs_shop) throw refusal('account_runs_shop');
    if (await hasMoneyUnderWay(tx, userId)) throw refusal('account_in_payment');
    await closeAccount(tx, { id: userId, email });
    await notify(tx, config, { email }, { kind: 'accountDeleted', facts: { name } });
  });
}
