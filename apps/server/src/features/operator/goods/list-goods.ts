import { createHash } from 'node:crypto';
import type { OperatorProducts } from '@oja/contract/desks/operator-products';
import type { Db } from '../../../database/pool.ts';
import { cursorOf, microseconds, pageOf, strangeCursor, uuid } from '../../../http/cursor.ts';
import { markOfProduct } from '../seen.ts';
import { findGoods, type GoodsList, type ListedGoods } from './goods-list.queries.ts';

const pageSize = 50;
const wholeId = new RegExp(`^${uuid.source}$`);

/** Of a list and what was asked: each has its own. */
const goodsCursor = cursorOf({ list: /[a-z-]+\.[\w-]{22}/, time: microseconds, id: uuid });

interface Asked {
  list?: GoodsList;
  q?: string;
  store?: string;
  cursor?: string;
}

/** A page of products of every store. @throws Refusal for a cursor of another list */
export async function listGoods(db: Db, { list = 'new', q = '', store, cursor }: Asked): Promise<OperatorProducts> {
  const typed = q.trim().toLowerCase();
  const id = wholeId.test(typed) ? typed : null;
  const words = id === null ? [...new Set(typed.split(/\s+/).filter(Boolean))] : [];
  const narrowed = JSON.stringify([id ?? words, store?.toLowerCase() ?? '']);
  const name = `${list}.${createHash('sha256').update(narrowed).digest('base64url').slice(0, 22)}`;
  const after = cursor === undefined ? null : goodsCursor.read(cursor);
  if (after && after.list !== name) throw strangeCursor();
  const found = await findGoods(db, { list, words, id, store: store ?? null, after, most: pageSize + 1 });
  const { page, nextCursor } = pageOf(found, pageSize, (last) =>
    goodsCursor.write({ list: name, time: last.time, id: last.id }),
  );
  return { items: page.map(goodsView), nextCursor };
}

function goodsView(row: ListedGoods): OperatorProducts['items'][number] {
  const { id, name, picture, sku, price, status, sellerId, storeName, reasons, note, takenDownAt } = row;
  return {
    ...{ id, name, picture, sku, price, status },
    publishedAt: row.publishedAt.toISOString(),
    store: { id: sellerId, storeName },
    takenDown:
      takenDownAt === null ? null : { reasons: reasons ?? [], note: note ?? '', at: takenDownAt.toISOString() },
    mark: markOfProduct(row),
  };
}
