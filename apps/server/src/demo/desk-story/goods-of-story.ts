import { demoAccounts } from '@oja/demo/data/accounts';
import { type StoryGoods, storyCounts, storyDrafts, storyGoods } from '@oja/demo/data/desk/goods';
import { momentOf } from '@oja/demo/lagos-times';
import { accountId, productId } from '@oja/demo/loader/catalogue-rows';
import { emptyForm, type ProductForm } from '@oja/domain/goods/product-form';
import { inTransaction } from '../../database/transaction.ts';
import { lockGoods } from '../../features/operator/goods/take-down.queries.ts';
import { takeDownProduct } from '../../features/operator/goods/take-down.ts';
import { markOfProduct } from '../../features/operator/seen.ts';
import { countUnits } from '../../features/products/count-units.ts';
import { duplicateProduct } from '../../features/products/duplicate-product.ts';
import { keepDraft } from '../../features/products/keep-draft.ts';
import { placeProduct } from '../../features/products/place-product.ts';
import { publishDraft } from '../../features/products/publish-draft.ts';
import { showProduct } from '../../features/products/show-product.ts';
import { type Act, atDesk, type Storyteller, unread } from './storyteller.ts';

/** What the store adds to its shelves, counts on them, and writes. */
export function actsOnGoods(teller: Storyteller): Act[] {
  const { now } = teller;
  const { ready, changes, begun } = storyDrafts;
  return [
    ...storyGoods.flatMap((goods) => actsOnOne(teller, goods)),
    ...storyCounts.map((counted) => ({ at: momentOf(counted, now), carryOut: () => count(teller, counted) })),
    { at: momentOf(ready.kept, now), carryOut: () => copy(teller, ready) },
    {
      at: momentOf(changes.kept, now),
      carryOut: async () => {
        const { product } = await showProduct(teller.deps.db, teller.desk.sellerId, productId(changes.of));
        if (!product) throw new Error(`The demo seller has no ${changes.of}.`);
        await keep(teller, productId(changes.of), { ...product.form, ...changes.form }, product.editVersion);
      },
    },
    {
      at: momentOf(begun.kept, now),
      carryOut: () => keep(teller, productId(begun.key), { ...emptyForm, ...begun.form }),
    },
  ];
}

function actsOnOne(teller: Storyteller, goods: StoryGoods): Act[] {
  const { key, published, placed, takenDown } = goods;
  const params = { seller: teller.desk.sellerId, id: productId(key) };
  const publish = async () => {
    const version = await copy(teller, goods);
    await publishDraft(teller.deps, { ...callOn(teller, key), params, body: { version } });
  };
  return [
    { at: momentOf(published, teller.now), carryOut: publish },
    ...(placed
      ? [
          {
            at: momentOf(placed, teller.now),
            carryOut: () =>
              placeProduct(teller.deps, { ...callOn(teller, key), params, body: { status: placed.status } }),
          },
        ]
      : []),
    ...(takenDown
      ? [{ at: momentOf(takenDown, teller.now), carryOut: () => takeDown(teller, productId(key), takenDown) }]
      : []),
  ];
}

const callOn = (teller: Storyteller, key: string) => ({
  ...atDesk(teller),
  ...unread,
  params: { seller: teller.desk.sellerId, id: productId(key) },
});

/** Begins a draft as a copy of another product. @returns its version */
async function copy(
  teller: Storyteller,
  { key, from, form }: { key: string; from: string; form: Partial<ProductForm> },
): Promise<number> {
  const { form: copied, version } = await duplicateProduct(teller.deps, {
    ...callOn(teller, from),
    body: { draftId: productId(key) },
  });
  // What it shows is another thing: the pictures are told of by its own name.
  const pictures = copied.pictures.map((picture) => ({ ...picture, alt: '' }));
  return keep(teller, productId(key), { ...copied, pictures, ...form, salePrice: '' }, undefined, version);
}

async function keep(
  teller: Storyteller,
  id: string,
  form: ProductForm,
  editVersion?: number,
  version = 0,
): Promise<number> {
  const params = { seller: teller.desk.sellerId, id };
  const body = { version, form, ...(editVersion !== undefined && { editVersion }) };
  return (await keepDraft(teller.deps, { ...atDesk(teller), ...unread, params, body })).version;
}

async function count(teller: Storyteller, { product, units, reason }: (typeof storyCounts)[number]): Promise<void> {
  const { db } = teller.deps;
  const stockItemId = productId(product);
  const { stock } = await db
    .selectFrom('stock_items')
    .select('stock')
    .where('id', '=', stockItemId)
    .executeTakeFirstOrThrow();
  const { items } = await countUnits(teller.deps, {
    ...atDesk(teller),
    ...unread,
    params: { seller: teller.desk.sellerId },
    body: { items: [{ stockItemId, seen: stock, count: stock + units, reason }] },
  });
  for (const outcome of items) if (!outcome.ok) throw new Error(outcome.message);
}

function takeDown(
  { deps }: Storyteller,
  id: string,
  { reason, note }: NonNullable<StoryGoods['takenDown']>,
): Promise<unknown> {
  const operator = demoAccounts.find(({ role }) => role === 'operator');
  const placing = { config: deps.config, operatorId: accountId(operator?.key ?? ''), productId: id };
  return inTransaction(deps.db, async (tx) => {
    const goods = await lockGoods(tx, id);
    if (!goods) throw new Error(`There is no product ${id} to take down.`);
    return takeDownProduct(tx, placing, { seen: markOfProduct(goods), reasons: [reason], note });
  });
}
