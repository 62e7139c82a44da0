import { postCreditTopUp } from '@oja/domain/money/ledger';
import type { Kobo } from '@oja/domain/money/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../apps/server/src/database/types.generated.ts';
import { accountId } from './catalogue-rows.ts';
import { idOf } from './ids.ts';

/** Store credit by the same double entry as any other; only once, whatever has been spent since. */
export async function topUpCredit(
  tx: Transaction<Database>,
  { key, credit }: { key: string; credit: Kobo },
  note: string,
): Promise<void> {
  const userId = accountId(key);
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('store_credits')
    .values({ user_id: userId, balance: credit })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  const entries = postCreditTopUp(userId, credit, 'goodwill').map((posting, number) => ({
    id: idOf('credit', key, number),
    transaction_id: idOf('credit', key),
    kind: 'credit_top_up',
    ...posting,
  }));
  await tx.insertInto('ledger_entries').values(entries).execute();
  await tx
    .insertInto('audit_log')
    .values({
      id: idOf('credit granted', key),
      actor: 'system',
      action: 'credit.granted',
      subject: `account:${userId}`,
      details: JSON.stringify({ amount: credit, note }),
    })
    .execute();
}
