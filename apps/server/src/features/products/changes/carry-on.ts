import { backOn } from '@oja/domain/stores/holiday';
import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import type { Desk } from '../../../http/desk.ts';
import { lockProducts } from '../locked-goods.queries.ts';
import { findTimedSales } from '../timed-sales.queries.ts';
import { decideMaking } from './decide-making.ts';
import { decideUndoing } from './decide-undoing.ts';
import { endChange, findPart, type LockedChange, type Outcome, type PartRow, writeOutcomes } from './parts.queries.ts';
import { writePart } from './write-part.ts';

type Member = Pick<Desk, 'sellerId' | 'userId'>;

const ways = {
  making: { left: 'planned', ends: 'made', action: 'goods.changed', source: 'change' },
  undoing: { left: 'made', ends: 'undone', action: 'goods.undone', source: 'undo' },
} as const;

export const isUnderWay = (change: LockedChange): change is LockedChange & { state: keyof typeof ways } =>
  change.state in ways;

/** Writes the next part of a locked change that is being made or undone, once: what became of its rows is written with it. */
export async function carryOn(tx: Tx, member: Member, change: LockedChange): Promise<void> {
  if (!isUnderWay(change)) return;
  const { sellerId } = member;
  const { id, state, now } = change;
  const { left, source } = ways[state];
  const rows = await findPart(tx, sellerId, { id, outcome: left });
  if (rows.length > 0) {
    const ids = [...new Set(rows.map(({ productId }) => productId))];
    const products = await lockProducts(tx, sellerId, ids);
    const endsAt = endOf(change);
    const part =
      state === 'making'
        ? decideMaking(rows, { products, running: await findTimedSales(tx, sellerId, ids), endsAt, now })
        : decideUndoing(rows, { products, isSale: endsAt !== undefined, now });
    await writePart(tx, member, { products, writes: part.writes, source: `${source}:${id}` });
    await writeOutcomes(tx, sellerId, { id, outcomes: part.outcomes });
    await record(tx, member, { change, rows, outcomes: part.outcomes });
  }
  await endWhenDone(tx, member, change);
}

interface Written {
  change: LockedChange & { state: keyof typeof ways };
  rows: readonly PartRow[];
  outcomes: readonly Outcome[];
}

/** Puts on record what a part has made of which goods: a change and its rows are forgotten. */
async function record(tx: Tx, { sellerId, userId }: Member, { change, rows, outcomes }: Written): Promise<void> {
  const { id, state } = change;
  const { ends, action } = ways[state];
  const goods = new Map(rows.map((row) => [row.row, row]));
  const written = outcomes.flatMap(({ row, outcome, before, after }) => {
    const of = goods.get(row);
    if (outcome !== ends || !of) return [];
    const { productId: product, variantId: variant, stockItemId: item } = of;
    return [{ product, ...(variant && { variant }), ...(item && { item }), before, after }];
  });
  if (written.length === 0) return;
  await audit(tx, { actor: userId, action, subject: `store:${sellerId}`, details: { change: id, rows: written } });
}

/** When the sale that a change sets ends by itself; undefined where it sets none. Lagos is an hour ahead of UTC all year. */
const endOf = ({ isSale, until }: LockedChange): string | null | undefined =>
  isSale ? until && `${backOn({ until })}T00:00:00+01:00` : undefined;

/** Ends a locked change of which nothing is left. */
export async function endWhenDone(tx: Tx, { sellerId }: Member, change: LockedChange): Promise<void> {
  if (!isUnderWay(change)) return;
  const { left, ends } = ways[change.state];
  await endChange(tx, sellerId, { id: change.id, left, state: ends });
}
