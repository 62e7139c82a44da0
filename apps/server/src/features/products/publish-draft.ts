import type { Picture } from '@oja/contract/common';
import type { ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import { ownSku, skuInitials } from '@oja/domain/goods/own-sku';
import { type FormField, type Goods, readProductForm } from '@oja/domain/goods/read-product-form';
import { audit } from '../../books/audit.ts';
import { adjustUnits, openItems } from '../../books/counted-units.ts';
import type { Deps } from '../../deps.ts';
import { answerOnce, keyedRequest } from '../../http/idempotency.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { newId } from '../../platform/ids.ts';
import { showPictures } from '../pictures/pictures.steps.ts';
import { demandSelling } from '../stores/stores.steps.ts';
import { changedMeanwhile } from '../teams/teams.questions.ts';
import { type AtGoods, actOnGoods } from './act-on-goods.ts';
import { type DraftRow, deleteDraft, lockDraft, lockWriting } from './drafts.queries.ts';
import { unitsHeld } from './held-units.ts';
import { lastActOn } from './last-act.ts';
import { type LockedProduct, lockProduct } from './locked-goods.queries.ts';
import { planShelves, type ShelfPlan } from './plan-shelves.ts';
import {
  findLastSku,
  findShelf,
  findSkuUse,
  findStoreName,
  insertProduct,
  raiseFullBar,
  updateProduct,
  watchItems,
  writeVariants,
} from './publish.queries.ts';

type Published = ResponseOf<Endpoints['publishDraft']>;

/** Puts a draft in the shop as it was seen, whole or not at all: a new product, or changes of one. @throws Refusal */
export async function publishDraft(deps: Deps, call: Call<'publishDraft'>): Promise<Published> {
  const { params, body } = call;
  const keyed = keyedRequest(call.request, call.session, 'publishDraft', { params, body });
  const id = params.id.toLowerCase();
  return actOnGoods(deps, call, (at) => answerOnce(at.tx, keyed, () => publish(at, id, body.version)));
}

async function publish(at: AtGoods, id: string, version: number): Promise<Published> {
  const { tx, desk } = at;
  const { sellerId } = desk;
  await demandSelling(tx, sellerId);
  await lockWriting(tx, sellerId);
  const draft = await lockDraft(tx, sellerId, id);
  if (!draft) throw refusal('draft_not_found');
  if (draft.version !== version) throw changedMeanwhile({ name: draft.keptBy, at: draft.keptAt });
  const now = await lockProduct(tx, sellerId, id);
  if ((draft.baseVersion ?? 0) !== (now?.editVersion ?? 0)) throw changedMeanwhile(await lastActOn(at, id));
  const goods = await readGoods(at, draft);
  const planned = planShelves({ productId: id, goods, now, seen: draft.seen, makeId: newId });
  if (planned.kind === 'refuse') throw unitsHeld(planned.held);
  await write(at, { id, version, goods, now, plan: planned.plan });
  await deleteDraft(tx, sellerId, id);
  return { id, name: goods.name, status: now?.status ?? 'live' };
}

/** @throws Refusal */
async function readGoods({ tx, desk: { sellerId } }: AtGoods, { form }: DraftRow): Promise<Goods> {
  const { categoryId, subcategoryId } = form;
  const shelf = categoryId === '' ? undefined : await findShelf(tx, sellerId, categoryId);
  if (shelf && !shelf.exists) throw refusal('category_not_found');
  const read = readProductForm(form, { subcategories: (shelf?.subcategories.length ?? 0) > 0 });
  if (!read.ok) {
    const fields = [...new Set(read.problems.map(({ field }) => fieldWords[field]))];
    throw refusal('draft_incomplete', { fields: fields.join(', ') });
  }
  if (subcategoryId !== '' && !shelf?.subcategories.includes(subcategoryId)) throw refusal('category_not_found');
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
  id: string;
  /** Of the draft. */
  version: number;
  goods: Goods;
  now: LockedProduct | undefined;
  plan: ShelfPlan;
}

async function write(at: AtGoods, { id, version, goods, now, plan }: Written): Promise<void> {
  const { tx, desk } = at;
  const { sellerId, userId } = desk;
  const images = await imagesOf(at, goods);
  const sku = await skuFor(at, { id, goods, now });
  const written = { id, goods, images, sku, priced: plan.priced };
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
  await adjustUnits(tx, counting, plan.counted);
  await raiseFullBar(tx, sellerId, id);
  const editVersion = (now?.editVersion ?? 0) + 1;
  const action = now ? 'product.edited' : 'product.published';
  await audit(tx, { actor: userId, action, subject: `product:${id}`, details: { sellerId, editVersion, version } });
}

/** In the order of the form; from now on they stay, for orders show them. @throws Refusal */
async function imagesOf({ tx, desk }: AtGoods, { pictures }: Goods): Promise<Picture[]> {
  const ids = pictures.map(({ id }) => id);
  const own = new Map((await showPictures(tx, desk.sellerId, ids)).map((picture) => [picture.id, picture]));
  return pictures.map(({ id, alt }) => {
    const picture = own.get(id);
    if (!picture) throw refusal('picture_not_found');
    return { key: picture.key, color: picture.color, alt };
  });
}

/** The one that was typed, that it has, or the store's next. @throws Refusal where other goods have one of these */
async function skuFor({ tx, desk }: AtGoods, { id, goods, now }: Omit<Written, 'plan' | 'version'>): Promise<string> {
  const { sellerId } = desk;
  const typed = [goods.sku, ...goods.variants.map(({ sku }) => sku)].filter((sku) => sku !== null);
  const name = await findSkuUse(tx, sellerId, { productId: id, skus: typed });
  if (name !== undefined) throw refusal('sku_taken', { name });
  if (goods.sku !== null) return goods.sku;
  if (now) return now.sku;
  const isTaken = async (sku: string) =>
    typed.includes(sku) || (await findSkuUse(tx, sellerId, { productId: id, skus: [sku] })) !== undefined;
  const initials = skuInitials(await findStoreName(tx, sellerId));
  let number = (await findLastSku(tx, sellerId, initials)) + 1;
  while (await isTaken(ownSku(initials, number))) number += 1;
  return ownSku(initials, number);
}
