import { newId } from '../../apps/server/src/platform/ids.ts';
import { type Heard, hear } from '../buyers/hear.ts';
import type { Harm } from '../faults/fault-loop.ts';
import { insist, type Operator } from './operator.ts';

/** A store or a product that was out of the shop for sure from one moment on until the operator asked for it back. */
export interface Closing {
  what: 'store' | 'product';
  id: string;
  since: Date;
  /** Null: it still is. */
  until: Date | null;
}

/** What the operator may have taken out of the shop, and what is known of that; null: nobody can say whether it is. */
interface Closed {
  what: Closing['what'];
  id: string;
  closing: Closing | null;
}

const note = 'buyers complain';

/**
 * Suspends a store or takes a product down, and the next time lets it sell again: one thing at a time, because buyers want
 * something to buy.
 * @param closings where it is written down what was out of the shop
 */
export function workAtDoors(operator: Operator, stores: readonly string[], closings: Closing[]) {
  let closed: Closed | null = null;
  return async ({ chance }: Harm): Promise<void> => {
    if (closed) closed = (await reopen(operator, closed)) ? null : closed;
    else if (chance.hits(0.6)) closed = await suspend(operator, chance.of(stores), closings);
    else closed = await takeDown(operator, chance.of(stores), closings);
  };
}

/** Takes a store out of the shop. @returns null where it is there for sure */
export async function suspend(operator: Operator, id: string, closings: Closing[]): Promise<Closed | null> {
  const { call, tally } = operator;
  const params = { id };
  const store = await hear(tally, 'look at a store', call('operatorStore', { params }));
  if (store.kind !== 'yes') return null;
  if (store.value.status === 'suspended') return { what: 'store', id, closing: null };
  const body = { seen: store.value.mark, reasons: ['complaints of buyers' as const], note };
  const idempotencyKey = newId();
  const heard = await insist(operator, () =>
    hear(tally, 'suspend a store', call('suspendStore', { params, body, idempotencyKey })),
  );
  return write(operator, { what: 'store', id }, heard, closings);
}

async function takeDown(operator: Operator, store: string, closings: Closing[]): Promise<Closed | null> {
  const { call, chance, tally } = operator;
  const listed = await hear(tally, 'look at goods', call('operatorProducts', { query: { store } }));
  const goods = listed.kind === 'yes' ? listed.value.items : [];
  if (goods.length === 0) return null;
  const { id, mark: seen } = chance.of(goods);
  const body = { seen, reasons: ['misleading name' as const], note };
  const idempotencyKey = newId();
  const heard = await insist(operator, () =>
    hear(tally, 'take a product down', call('takeDownProduct', { params: { id }, body, idempotencyKey })),
  );
  return write(operator, { what: 'product', id }, heard, closings);
}

function write(
  { tally }: Operator,
  thing: Pick<Closing, 'what' | 'id'>,
  heard: Heard<unknown>,
  closings: Closing[],
): Closed | null {
  tally.count('doors', `${thing.what} closed: ${heard.kind === 'no' ? heard.code : heard.kind}`);
  if (heard.kind === 'no') return null;
  if (heard.kind === 'unknown') return { ...thing, closing: null };
  // The clock of whoever hears leaves out what is less than a millisecond.
  const closing: Closing = { ...thing, since: new Date(Date.now() + 1), until: null };
  closings.push(closing);
  return { ...thing, closing };
}

/** @returns whether it is in the shop again for sure */
async function reopen(operator: Operator, { what, id, closing }: Closed): Promise<boolean> {
  const { tally } = operator;
  const seen = await markOfClosed(operator, what, id);
  if (seen === undefined) return false;
  // A request that was lost may have closed it after all, but no other one can by now: its mark is another.
  if (seen === null) return true;
  if (closing) closing.until ??= new Date();
  const { call } = operator;
  const asked = { params: { id }, body: { seen, note: 'mended' }, idempotencyKey: newId() };
  const heard = await insist(operator, () =>
    what === 'store'
      ? hear<unknown>(tally, 'lift a store', call('liftStore', asked))
      : hear<unknown>(tally, 'restore a product', call('restoreProduct', asked)),
  );
  tally.count('doors', `${what} opened: ${heard.kind === 'no' ? heard.code : heard.kind}`);
  return heard.kind === 'yes';
}

/** Names what is shown of it; null: it is in the shop, or gone; undefined: nobody can say. */
async function markOfClosed(
  { call, tally }: Operator,
  what: Closing['what'],
  id: string,
): Promise<string | null | undefined> {
  if (what === 'store') {
    const store = await hear(tally, 'look at a store', call('operatorStore', { params: { id } }));
    if (store.kind !== 'yes') return undefined;
    return store.value.status === 'suspended' ? store.value.mark : null;
  }
  const listed = await hear(tally, 'look at goods', call('operatorProducts', { query: { list: 'taken-down', q: id } }));
  return listed.kind === 'yes' ? (listed.value.items[0]?.mark ?? null) : undefined;
}
