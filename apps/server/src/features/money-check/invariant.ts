import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { ClientRecord } from './client-history.ts';
import type { ProviderBooks } from './provider-books.ts';

/** What the invariants are checked against: one consistent picture of the database, and what others say about it. */
export interface Evidence {
  tx: Tx;
  /** Seconds between two sweeps of holds, and two rounds of the reconciler. */
  sweepSeconds: number;
  reconcileSeconds: number;
  /** What the provider says it took and gave back; null: it was not asked. */
  books: ProviderBooks | null;
  /** What clients wrote down; null: nothing is known of them. */
  history: readonly ClientRecord[] | null;
}

/** Something that must hold whatever happened. Ids as in decision record 026. */
export interface Invariant {
  id: `I${number}`;
  /** What holds, as a sentence. */
  says: string;
  /** Work under way may break it for a while: it holds when the shop is at rest. */
  atRest?: true;
  /** Cannot be said without it. */
  needs?: 'books' | 'balance' | 'history';
  /** Names what breaks it: rows with an id that leads a person there. */
  breaches: (evidence: Evidence) => Promise<Breaches>;
}

export interface Breaches {
  count: number;
  /** A few of them, for a person to start with. */
  examples: string[];
}

const mostExamples = 5;

/** The breaches that a query finds: it selects a text `id` for each. */
export function found(query: (evidence: Evidence) => RawBuilder<unknown>): Invariant['breaches'] {
  return async (evidence) => {
    const { rows } = await sql<Breaches>`
      select count(*)::integer as count, coalesce((array_agg(id order by id))[1:${sql.lit(mostExamples)}], '{}') as examples
      from (${query(evidence)}) breach (id)
    `.execute(evidence.tx);
    return rows[0] as Breaches;
  };
}

/** The breaches among things that were looked at here. */
export function listed(ids: readonly string[]): Breaches {
  return { count: ids.length, examples: ids.slice(0, mostExamples) };
}

/** The reasons of refunds that settling decides; people and the provider give others. */
export const automaticReasons = sql`('out_of_stock_after_payment', 'duplicate_payment', 'goods_bought_since', 'account_deleted', 'amount_mismatch', 'currency_mismatch')`;
