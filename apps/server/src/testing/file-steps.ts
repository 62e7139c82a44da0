import { openGoodsStore } from './desk-goods.ts';
import { importsOf } from './goods-imports.ts';
import { comeToAnEnd, importsOf as storingOf } from './stored-imports.ts';
import type { TestApp } from './test-app.ts';

/** Imports of a store, and products of the first two. */
export interface SentFiles {
  /** It counted a product and brought two, one of them in two sizes. */
  stored: string;
  brought: string;
  /** It did likewise with two, and was taken back: of the one in two sizes an item that counted one of them. */
  undone: string;
  takenBackItem: string;
  /** It is compared, and nothing of it is stored. */
  waiting: string;
}

/** A store sends three files: one is stored, one is stored and taken back, one waits. */
export async function sendFiles(shop: TestApp): Promise<SentFiles> {
  const store = await openGoodsStore(shop);
  const { name: category } = await shop.db
    .selectFrom('categories')
    .select('name')
    .where('id', '=', store.categoryId)
    .executeTakeFirstOrThrow();
  const { sku } = await shop.db
    .selectFrom('products')
    .select('sku')
    .where('id', '=', store.product.id)
    .executeTakeFirstOrThrow();
  const imports = importsOf(store);
  const storing = storingOf(store);
  const send = async (...lines: string[]) => {
    const head = 'sku,group,name,category,price,count,size,pictures';
    const sent = await imports.send(`${[head, ...lines].join('\n')}\n`);
    await imports.addPictures(sent, [{ name: 'cloth.jpg', id: store.pictureId }]);
    return sent.id;
  };
  const bring = (own: string, units: number) => `${own},,Cloth ${own},${category},12000,${units},,cloth.jpg`;
  const stored = await send(
    bring('FILE-1', 5),
    `FILE-2-M,FILE-2,Kaftan of Aba,${category},9000,2,M,cloth.jpg`,
    'FILE-2-L,FILE-2,,,9000,3,L,',
    `${sku},,,,,990,,`,
  );
  await storing.store(stored);
  await comeToAnEnd(shop);
  const undone = await send(
    bring('FILE-3', 4),
    `FILE-5-M,FILE-5,Agbada of Aba,${category},9000,2,M,cloth.jpg`,
    'FILE-5-L,FILE-5,,,9000,3,L,',
    `${sku},,,,,980,,`,
  );
  await storing.store(undone);
  await comeToAnEnd(shop);
  const { stock_item_id: takenBackItem } = await shop.db
    .selectFrom('product_variants')
    .select('stock_item_id')
    .where('sku', '=', 'FILE-5-L')
    .executeTakeFirstOrThrow();
  await storing.undo(undone);
  await comeToAnEnd(shop);
  const waiting = await send(bring('FILE-4', 2));
  return { stored, brought: await firstOf(shop, stored), undone, takenBackItem, waiting };
}

async function firstOf({ db }: TestApp, id: string): Promise<string> {
  const { product_id } = await db
    .selectFrom('import_products')
    .select('product_id')
    .where('import_id', '=', id)
    .orderBy('place')
    .limit(1)
    .executeTakeFirstOrThrow();
  return product_id;
}
