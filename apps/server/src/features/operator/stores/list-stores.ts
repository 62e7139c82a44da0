import { createHash } from 'node:crypto';
import type { OperatorStores } from '@oja/contract/desks/operator-stores';
import { placeLine } from '@oja/domain/people/place';
import { type StoreStatus, storeStatuses } from '@oja/domain/stores/store-status';
import type { Db } from '../../../database/pool.ts';
import { cursorOf, microseconds, pageOf, strangeCursor, uuid } from '../../../http/cursor.ts';
import { countStores, findStores } from './store-list.queries.ts';

const pageSize = 50;

/** Of a status and what was asked: each list has its own. */
const storeCursor = cursorOf({ list: /[a-z]+\.[\w-]{22}/, time: microseconds, id: uuid });

interface Asked {
  status?: StoreStatus;
  q?: string;
  cursor?: string;
}

/** A page of the stores, and how many each status has. @throws Refusal for a cursor of another list */
export async function listStores(db: Db, { status, q = '', cursor }: Asked): Promise<OperatorStores> {
  const text = q.trim();
  const list = `${status ?? 'all'}.${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  const after = cursor === undefined ? null : storeCursor.read(cursor);
  if (after && after.list !== list) throw strangeCursor();
  const [found, counted] = await Promise.all([
    findStores(db, { status, text, after, most: pageSize + 1 }),
    countStores(db),
  ]);
  const { page, nextCursor } = pageOf(found, pageSize, ({ time, id }) => storeCursor.write({ list, time, id }));
  const counts = Object.fromEntries(storeStatuses.map((each) => [each, countOf(counted, each)]));
  return {
    items: page.map(({ city, state, statusAt, time: _, ...store }) => ({
      ...store,
      place: placeLine([city ?? '', state ?? '']),
      statusAt: statusAt.toISOString(),
    })),
    counts: counts as OperatorStores['counts'],
    nextCursor,
  };
}

const countOf = (counted: Awaited<ReturnType<typeof countStores>>, status: StoreStatus) =>
  counted.find((each) => each.status === status)?.count ?? 0;
