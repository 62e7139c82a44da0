import type { Picture } from '@oja/contract/common';
import type { FormField } from '@oja/domain/goods/form-problem';
import type { ProductForm } from '@oja/domain/goods/product-form';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { Goods } from '@oja/domain/goods/read-product-form';
import { audit } from '../../books/audit.ts';
import { adjustUnits, openItems } from '../../books/counted-units.ts';
import type { Tx } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { showPictures } from '../pictures/pictures.steps.ts';
import { changedMeanwhile } from '../teams/teams.questions.ts';
import type { ForStore } from './act-on-goods.ts';
import { type DraftRow, deleteDraft } from './drafts.queries.ts';
import { unitsHeld } from './held-units.ts';
import { type JudgedForm, judgeForm } from './judge-form.ts';
import { lastActOn } from './last-act.ts';
import { type LockedProduct, lockProduct } from './locked-goods.queries.ts';
import { planShelves, type ShelfPlan } from './plan-shelves.ts';
import { insertProduct, raiseFullBar, updateProduct, watchItems, writeVariants } from './publish.queries.ts';
import { skuFor } from './sku-for.ts';

/**
 * Puts a locked draft of a store that sells in the shop, whole or not at all: a new product, or changes of one. Writing of the
 * store must be locked. @throws Refusal
 */
export async function putInShop(
  tx: Tx,
  desk: ForStore['desk'],
  draft: DraftRow,
): Promise<{ id: string; name: string; status: ProductStatus }> {
  const at = { tx, desk };
  const { sellerId } = desk;
  const { id } = draft;
  const now = await lockProduct(tx, sellerId, id);
  if ((draft.baseVersion ?? 0) !== (now?.editVersion ?? 0)) throw changedMeanwhile(await lastActOn(at, id));
  const judged = await judgeForm(tx, sellerId, draft);
  const goods = readGoods(judged);
  const planned = planShelves({ productId: id, goods, now, seen: draft.seen, makeId: newId });
  if (planned.kind === 'refuse') throw unitsHeld(planned.held);
  await write(at, { draft, goods, now, judged, plan: planned.plan });
  await deleteDraft(tx, sellerId, id);
  return { id, name: goods.name, status: now?.status ?? 'live' };
}

/** @throws Refusal */
export function readGoods({ read, isFiled, missingPictures }: JudgedForm): Goods {
  if (!read.ok) {
    const fields = [...new Set(read.problems.map(({ field }) => fieldWords[field]))];
    throw refusal('draft_incomplete', { fields: fields.join(', ') });
  }
  if (!isFiled) throw refusal('category_not_found');
  if (missingPictures.length > 0) throw refusal('picture_not_found');
  return read.goods;
}

const fieldWords: Record<FormField, string> = {
  pictures: 'pictures',
  name: 'name',
  price: 'price',
  salePrice: 'sale price',
  count: 'how many',
  categoryId: 'category',
  subcategoryId: 'subcategory',
  colors: 'colours',
  sizes: 'sizes',
  variants: 'colours and sizes',
  description: 'description',
  brand: 'brand',
  tags: 'tags',
  weight: 'weight',
  length: 'length',
  width: 'width',
  height: 'height',
  returns: 'returns',
  sku: 'SKU',
  lowAt: 'low at',
};

interface Written {
  draft: DraftRow;
  goods: Goods;
  now: LockedProduct | undefined;
  judged: JudgedForm;
  plan: ShelfPlan;
}

async function write(at: ForStore, { draft, goods, now, judged, plan }: Written): Promise<void> {
  const { tx, desk } = at;
  const { sellerId, userId } = desk;
  const { id, version } = draft;
  const images = [...(await imagesOf(at, goods)), ...judged.unnamed];
  const sku = await skuFor(tx, sellerId, { id, goods, now });
  const written = { id, goods, images, sku, priced: plan.priced, ...measuresStay(draft.form, judged.before) };
  if (now) await updateProduct(tx, sellerId, written);
  else if (!(await insertProduct(tx, sellerId, written))) throw refusal('id_taken');
  const counting = { sellerId, productId: id, actor: userId };
  await openItems(
    tx,
    counting,
    plan.opened.map((item) => ({ ...item, lowAt: goods.lowAt })),
  );
  await writeVariants(tx, sellerId, { productId: id, variants: plan.variants });
  await watchItems(tx, sellerId, { productId: id, watched: plan.watched, lowAt: goods.lowAt });
  await adjustUnits(
    tx,
    counting,
    plan.counted.map((unit) => ({ productId: id, ...unit })),
  );
  await raiseFullBar(tx, sellerId, [id]);
  const editVersion = (now?.editVersion ?? 0) + 1;
  const action = now ? 'product.edited' : 'product.published';
  await audit(tx, { actor: userId, action, subject: `product:${id}`, details: { sellerId, editVersion, version } });
}

/** In the order of the form; from now on they stay, for orders show them. @throws Refusal */
async function imagesOf({ tx, desk }: ForStore, { pictures }: Goods): Promise<Picture[]> {
  const ids = pictures.map(({ id }) => id);
  const own = new Map((await showPictures(tx, desk.sellerId, ids)).map((picture) => [picture.id, picture]));
  return pictures.map(({ id, alt }) => {
    const picture = own.get(id);
    if (!picture) throw refusal('picture_not_found');
    return { key: picture.key, color: picture.color, alt };
  });
}

const measures = ['length', 'width', 'height'] as const;

/** What was not typed anew stays as it is: it may be in another unit, or finer than a form says. */
const measuresStay = (form: ProductForm, before: ProductForm | null) => ({
  weightStays: form.weight === before?.weight,
  dimensionsStay: measures.every((measure) => form[measure] === before?.[measure]),
});
