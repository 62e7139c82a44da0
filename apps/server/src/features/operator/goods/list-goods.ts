import { createHash } from 'node:crypto';
import type { OperatorProducts } from '@oja/contract/desks/operator-products';
import { MOST_PRODUCTS_COUNTED } from '@oja/domain/goods/product-count';
import type { Db } from '../../../database/pool.ts';
import { cursorOf, microseconds, pageOf, strangeCursor, uuid } from '../../../http/cursor.ts';
import { markOfProduct } from '../seen.ts';
import { countGoods, findGoods, type GoodsList, type ListedGoods } from './goods-list.queries.ts';

const pageSize = 20;
const wholeId = new RegExp(`^${uuid.source}$`);

/** Of a list and what was asked: each has its own. */
const goodsCursor = cursorOf({ list: /[a-z-]+\.[\w-]{22}/, time: microseconds, id: uuid });

interface Asked {
  list?: GoodsList;
  q?: string;
  store?: string;
  cursor?: string;
}

/** A page of products of every store; with the first of a list, how many it has. @throws Refusal for a cursor of another list */
export async function listGoods(db: Db, { list = 'new', q = '', store, cursor }: Asked): Promise<OperatorProducts> {
  const typed = q.trim().toLowerCase();
  const id = wholeId.test(typed) ? typed : null;
  const words = id === null ? [...new Set(typed.split(/\s+/).filter(Boolean))] : [];
  const narrowed = JSON.stringify([id ?? words, store?.toLowerCase() ?? '']);
  const name = `${list}.${createHash('sha256').update(narrowed).digest('base64url').slice(0, 22)}`;
  const after = cursor === undefined ? null : goodsCursor.read(cursor);
  if (after && after.list !== name) throw strangeCursor();
  const asked = { list, words, id, store: store ?? null };
  const [found, count] = await Promise.all([
    findGoods(db, { ...asked, after, most: pageSize + 1 }),
    after ? 0 : countGoods(db, asked, MOST_PRODUCTS_COUNTED + 1),
  ]);
  const { page, nextCursor } = pageOf(found, pageSize, (last) =>
    goodsCursor.write({ list: name, time: last.time, id: last.id }),
  );
  return { items: page.map(goodsView), count, nextCursor };
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
