import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { readProviderBooks } from '../../apps/server/src/features/money-check/money-check.questions.ts';
import type { Stage } from '../stage/stage.ts';
import type { Tally } from '../tally.ts';

/** What the shop says of a payment: what came in, what it gave back itself, and what it knows as too much. */
interface ShopReturns {
  reference: string;
  paid: number;
  given: number;
  excess: number;
  matters: number;
  owed: number;
}

/**
 * Of no payment went more back than was paid, whoever gave it: the shop as credit or by hand, the provider by refunds of
 * ours and of others, a bank. What did is written down as such, was a matter for a person, and is owed by the buyer or
 * written off. What the provider and the banks gave is taken from the provider alone.
 */
export async function compareReturns({ database: { db }, provider }: Stage, tally: Tally): Promise<void> {
  const taken = await provider.read<{ id: number; reference: string; amount: number; bankTook: number }[]>(
    'GET',
    '/control/transactions',
  );
  if (!taken) throw new Error('The provider does not show its transactions.');
  const { refunds } = await readProviderBooks(provider);
  const processed = refunds.filter(({ status }) => status === 'processed');
  const refundsOf = Map.groupBy(processed, ({ transactionId }) => transactionId);
  const atProvider = new Map(
    taken.map(({ id, reference, amount, bankTook }) => {
      const given = (refundsOf.get(String(id)) ?? []).reduce((sum, refund) => sum + refund.amount, bankTook);
      return [reference, { paid: amount, given }];
    }),
  );
  for (const { reference, excess, matters, owed, ...shop } of await readReturns(db)) {
    const paid = atProvider.get(reference)?.paid ?? shop.paid;
    const given = shop.given + (atProvider.get(reference)?.given ?? 0);
    const beyond = Math.max(0, given - paid);
    const says = `of payment ${reference} ${given} kobo of ${paid} went back`;
    if (beyond > excess) tally.violated(`${says}, and ${excess} is known as too much`);
    if (beyond > 0 && matters === 0) tally.violated(`${says}, and it was no matter for a person`);
    if (excess !== owed) tally.violated(`${says}: ${excess} is known as too much, and ${owed} is booked as owed`);
    if (beyond > 0) tally.count('refunds', 'beyond what was paid, known and booked');
  }
}

async function readReturns(db: Db): Promise<ShopReturns[]> {
  const { rows } = await sql<ShopReturns>`
    select p.reference, coalesce(p.paid_amount, 0)::float8 as paid, returned.*, coalesce((
        select sum(amount) from ledger_entries
        where reference = p.reference and (account like 'buyer_receivable:%' and kind <> 'excess_written_off'
          -- Undone after it was written off: the buyer never owed it.
          or account = 'goodwill' and kind = 'refund_excess')
      ), 0)::float8 as owed
    from payments p join lateral (
      select coalesce(sum(amount - not_owed) filter (where state = 'processed' and method in ('credit', 'hand')), 0)::float8
          as given,
        sum(excess)::float8 as excess, count(matter)::integer as matters
      from refunds r where r.reference = p.reference having count(*) > 0) returned on true
  `.execute(db);
  return rows;
}
