import type { Picture } from '@oja/contract/common';
import type { FormField } from '@oja/domain/goods/form-problem';
import type { ProductForm } from '@oja/domain/goods/product-form';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import { type Goods, shownColor } from '@oja/domain/goods/read-product-form';
import { auditEach } from '../../books/audit.ts';
import { adjustUnits, openItems } from '../../books/counted-units.ts';
import type { Tx } from '../../database/pool.ts';
import { Refusal, refusal } from '../../http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { filesOf } from '../pictures/pictures.questions.ts';
import { type StorePicture, showPictures } from '../pictures/pictures.steps.ts';
import { changedMeanwhile } from '../teams/teams.questions.ts';
import type { ForStore } from './act-on-goods.ts';
import { type DraftRow, deleteDrafts } from './drafts.queries.ts';
import { findTakenSkus, giveSkus } from './give-skus.ts';
import { unitsHeld } from './held-units.ts';
import { type JudgedForm, judgeForms } from './judge-form.ts';
import { lastActsOn } from './last-act.ts';
import { type LockedProduct, lockProducts } from './locked-goods.queries.ts';
import { planShelves, type ShelfPlan } from './plan-shelves.ts';
import {
  insertProducts,
  raiseFullBar,
  updateProducts,
  type WrittenProduct,
  watchItems,
  writeVariants,
} from './publish.queries.ts';

/** A form that is to be put in the shop, of a product that is as it was when it was begun. */
interface ShopForm extends Pick<DraftRow, 'id' | 'form' | 'baseVersion' | 'seen'> {
  /** Where it stands at once, if it is new; null: live. */
  status?: ProductStatus | null;
  /** Nobody has typed from how many on few are left, whatever the form says: what is there keeps its own. */
  lowAtStays?: boolean;
  /** From where the form is, for the record. */
  origin: { version: number } | { import: string };
}

interface PutProduct {
  id: string;
  name: string;
  status: ProductStatus;
  editVersion: number;
  /** What stood in the shop before; null where it is new. */
  before: ProductForm | null;
}

/**
 * Puts a locked draft of a store that sells in the shop, whole or not at all: a new product, or changes of one. Writing of the
 * store must be locked. @throws Refusal
 */
export async function putInShop(
  tx: Tx,
  desk: ForStore['desk'],
  draft: DraftRow,
): Promise<{ id: string; name: string; status: ProductStatus }> {
  const put = (await putManyInShop({ tx, desk }, [{ ...draft, origin: { version: draft.version } }])).get(draft.id);
  if (!put || put instanceof Refusal) throw put ?? new Error(`Draft ${draft.id} was put in the shop, and is gone.`);
  await deleteDrafts(tx, desk.sellerId, [draft.id]);
  const { id, name, status } = put;
  return { id, name, status };
}

/**
 * Puts forms in the shop, each whole or not at all: one that is refused leaves the others alone. Writing of the store must be
 * locked. @returns what became of each, by the id of its product
 */
export async function putManyInShop(at: ForStore, forms: readonly ShopForm[]): Promise<PutOutcomes> {
  const outcomes: PutOutcomes = new Map();
  const plans = await addWords(at, await planForms(at, forms, outcomes), outcomes);
  const inShop = await write(at, plans);
  for (const { id, goods, now, judged, status } of plans) {
    const put = { id, name: goods.name, status, editVersion: (now?.editVersion ?? 0) + 1, before: judged.before };
    outcomes.set(id, inShop.has(id) ? put : refusal('id_taken'));
  }
  return outcomes;
}

type PutOutcomes = Map<string, PutProduct | Refusal>;

interface Planned {
  id: string;
  shopForm: ShopForm;
  goods: Goods;
  now: LockedProduct | undefined;
  judged: JudgedForm;
  plan: ShelfPlan;
  status: ProductStatus;
}

/** What is to be written of each, once its product is locked; those that are refused are told of in `outcomes`. */
async function planForms(at: ForStore, forms: readonly ShopForm[], outcomes: PutOutcomes): Promise<Planned[]> {
  const { tx, desk } = at;
  const products = await lockProducts(
    tx,
    desk.sellerId,
    forms.map(({ id }) => id),
  );
  const isMoved = ({ id, baseVersion }: ShopForm) => (baseVersion ?? 0) !== (products.get(id)?.editVersion ?? 0);
  const moved = forms.filter(isMoved).map(({ id }) => id);
  const lastAct = await lastActsOn(at, moved);
  for (const id of moved) outcomes.set(id, changedMeanwhile(lastAct(id)));
  const judged = await judgeForms(
    tx,
    desk.sellerId,
    forms.filter((form) => !isMoved(form)),
  );
  return forms.flatMap((form) => {
    const facts = judged.get(form.id);
    const planned = facts && planForm(form, facts, products.get(form.id));
    if (planned instanceof Refusal) outcomes.set(form.id, planned);
    return !planned || planned instanceof Refusal ? [] : [planned];
  });
}

function planForm(shopForm: ShopForm, judged: JudgedForm, now: LockedProduct | undefined): Planned | Refusal {
  const { id, seen } = shopForm;
  const goods = readGoods(judged);
  if (goods instanceof Refusal) return goods;
  const planned = planShelves({ productId: id, goods, now, seen, makeId: newId });
  if (planned.kind === 'refuse') return unitsHeld(planned.held);
  return { id, shopForm, goods, now, judged, plan: planned.plan, status: now?.status ?? shopForm.status ?? 'live' };
}

/** The goods that a form says, or why it says none that can be sold. */
export function readGoods({ read, isFiled, missingPictures }: JudgedForm): Goods | Refusal {
  if (!read.ok) {
    const fields = [...new Set(read.problems.map(({ field }) => fieldWords[field]))];
    return refusal('draft_incomplete', { fields: fields.join(', ') });
  }
  if (!isFiled) return refusal('category_not_found');
  if (missingPictures.length > 0) return refusal('picture_not_found');
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

interface Worded extends Planned {
  written: WrittenProduct;
}

/** What each is called by, and shown with. Its pictures stay from now on, for orders show them. */
async function addWords({ tx, desk }: ForStore, plans: readonly Planned[], outcomes: PutOutcomes): Promise<Worded[]> {
  const taken = await findTakenSkus(tx, desk.sellerId, plans);
  for (const [id, refused] of taken) outcomes.set(id, refused);
  const free = plans.filter(({ id }) => !taken.has(id));
  if (free.length === 0) return [];
  const pictures = free.flatMap(({ goods }) => goods.pictures.map(({ id }) => id));
  const own = new Map((await showPictures(tx, desk.sellerId, pictures)).map((picture) => [picture.id, picture]));
  const illustrated = free.flatMap((plan) => {
    const images = imagesOf(plan, own);
    if (images instanceof Refusal) outcomes.set(plan.id, images);
    return images instanceof Refusal ? [] : [{ ...plan, images }];
  });
  const skus = await giveSkus(tx, desk.sellerId, illustrated);
  return illustrated.map(({ images, ...plan }) => {
    const { id, goods, judged, status, shopForm } = plan;
    const { priced } = plan.plan;
    const written = { id, status, goods, images, sku: skus.get(id) ?? '', priced };
    return { ...plan, written: { ...written, ...measuresStay(shopForm.form, judged.before) } };
  });
}

/** In the order of the form. */
function imagesOf({ goods, judged }: Planned, own: ReadonlyMap<string, StorePicture>): Picture[] | Refusal {
  const images = goods.pictures.flatMap(({ id, ...says }) => {
    const picture = own.get(id);
    return picture ? [{ ...filesOf(picture), ...says }] : [];
  });
  const unnamed = judged.unnamed.map(({ choice, ...picture }) => ({ ...picture, ...shownColor(goods.colors, choice) }));
  return images.length < goods.pictures.length ? refusal('picture_not_found') : [...images, ...unnamed];
}

/** @returns ids of the products that are in */
async function write({ tx, desk }: ForStore, plans: readonly Worded[]): Promise<Set<string>> {
  const { sellerId, userId } = desk;
  const there = plans.filter(({ now }) => now).map(({ written }) => written);
  await updateProducts(tx, sellerId, there);
  const added = await insertProducts(
    tx,
    sellerId,
    plans.filter(({ now }) => !now).map(({ written }) => written),
  );
  const inShop = plans.filter(({ id, now }) => now || added.has(id));
  if (inShop.length === 0) return new Set();
  const ofEach = <T extends object>(each: (plan: ShelfPlan) => readonly T[]) =>
    inShop.flatMap(({ id, goods, plan, shopForm: { origin } }) => {
      const source = 'import' in origin ? `import:${origin.import}` : null;
      return each(plan).map((one) => ({ productId: id, lowAt: goods.lowAt, source, ...one }));
    });
  const counting = { sellerId, actor: userId };
  await openItems(
    tx,
    counting,
    ofEach(({ opened }) => opened),
  );
  await writeVariants(
    tx,
    sellerId,
    ofEach(({ variants }) => variants),
  );
  await watchItems(
    tx,
    sellerId,
    inShop.map(({ id, goods, plan, shopForm, judged }) => ({
      ...{ productId: id, watched: plan.watched, lowAt: goods.lowAt },
      lowAtStays: shopForm.lowAtStays || shopForm.form.lowAt === judged.before?.lowAt,
    })),
  );
  await adjustUnits(
    tx,
    counting,
    ofEach(({ counted }) => counted),
  );
  const ids = inShop.map(({ id }) => id);
  await raiseFullBar(tx, sellerId, ids);
  await auditEach(
    tx,
    inShop.map(({ id, now, shopForm }) => ({
      actor: userId,
      action: now ? ('product.edited' as const) : ('product.published' as const),
      subject: `product:${id}` as const,
      details: { sellerId, editVersion: (now?.editVersion ?? 0) + 1, ...shopForm.origin },
    })),
  );
  return new Set(ids);
}

const measures = ['length', 'width', 'height'] as const;

/** What was not typed anew stays as it is: it may be in another unit, or finer than a form says. */
const measuresStay = (form: ProductForm, before: ProductForm | null) => ({
  weightStays: form.weight === before?.weight,
  dimensionsStay: measures.every((measure) => form[measure] === before?.[measure]),
});
