import type { Picture } from '@oja/contract/common';
import type { LookedAtGoods, OperatorDraft } from '@oja/contract/desks/operator-drafts';
import { warningsOf } from '@oja/domain/goods/draft-warnings';
import type { ProductForm } from '@oja/domain/goods/product-form';
import { shownColor } from '@oja/domain/goods/read-product-form';
import type { Db } from '../../../database/pool.ts';
import { type SellerId, sellerLookedAt } from '../../../http/desk.ts';
import { refusal } from '../../../http/refusal.ts';
import { findCategories } from '../../catalogue/catalogue.questions.ts';
import { filesOf, findPictures } from '../../pictures/pictures.questions.ts';
import { readReviewLists } from '../../pricing/pricing.questions.ts';
import { findDraft, findProduct, formOfProduct } from '../../products/products.questions.ts';
import { markOfDraft } from '../seen.ts';
import { findMedian, findPicturesElsewhere, findStoreRecord } from './draft-facts.queries.ts';
import { findSellerOfDraft } from './draft-queue.queries.ts';
import { lookedAtGoods } from './looked-at-goods.ts';

/** A draft that waits, as buyers would read it, with what it would change, and what a rule finds in it. @throws Refusal */
export async function showDraft(db: Db, asked: string): Promise<OperatorDraft> {
  const id = asked.toLowerCase();
  const found = await findSellerOfDraft(db, id);
  if (found === undefined) throw refusal('draft_not_found');
  const sellerId = sellerLookedAt(found);
  const [draft, record, before, categories] = await Promise.all([
    findDraft(db, sellerId, id),
    findStoreRecord(db, sellerId),
    readBefore(db, sellerId, id),
    findCategories(db),
  ]);
  if (draft?.state !== 'in_review' || draft.submittedAt === null) throw refusal('draft_not_found');
  const { form, submittedAt } = draft;
  const wordsOf = (of: ProductForm) => categoryWords(categories, of);
  const now = before && {
    price: before.price,
    discountPrice: before.discountPrice,
    count: before.stock,
    form: before.form,
  };
  const pictures = [...(await picturesOf(db, sellerId, form)), ...(before?.unnamed ?? [])];
  const goods = lookedAtGoods(form, { category: wordsOf(form), pictures, now });
  return {
    id,
    mark: markOfDraft(draft),
    submittedAt: submittedAt.toISOString(),
    store: { id: sellerId, ...record },
    goods,
    before: before
      ? lookedAtGoods(before.form, { category: wordsOf(before.form), pictures: before.images, now })
      : null,
    status: before?.status ?? null,
    warnings: await warn(db, form, goods),
  };
}

async function readBefore(db: Db, sellerId: SellerId, id: string) {
  const product = await findProduct(db, sellerId, id);
  return product ? { ...product, ...(await formOfProduct(db, sellerId, product)) } : undefined;
}

/** In the order of the form; those that are gone are left out. */
async function picturesOf(db: Db, sellerId: SellerId, form: ProductForm): Promise<Picture[]> {
  const ids = form.pictures.map((picture) => picture.id);
  const own = new Map((await findPictures(db, sellerId, ids)).map((picture) => [picture.id, picture]));
  return form.pictures.flatMap(({ id, alt, choice }) => {
    const picture = own.get(id);
    return picture ? [{ ...filesOf(picture), alt, ...shownColor(form.colors, choice) }] : [];
  });
}

/** 'Fashion › Fabric'; '' where there is no such category any more. */
function categoryWords(
  categories: Awaited<ReturnType<typeof findCategories>>,
  { categoryId, subcategoryId }: ProductForm,
): string {
  const category = categories.find((each) => each.id === categoryId);
  const subcategory = category?.subcategories.find((each) => each.id === subcategoryId);
  return [category?.name, subcategory?.name].filter(Boolean).join(' › ');
}

async function warn(db: Db, form: ProductForm, goods: LookedAtGoods): Promise<OperatorDraft['warnings']> {
  const ids = form.pictures.map((picture) => picture.id);
  const [lists, median, elsewhere] = await Promise.all([
    readReviewLists(db),
    form.categoryId === '' ? null : findMedian(db, form),
    findPicturesElsewhere(db, ids),
  ]);
  const { name, description, tags, brand } = goods;
  const picturesElsewhere = ids.flatMap((each, index) => (elsewhere.includes(each) ? [index + 1] : []));
  const price = goods.discountPrice ?? goods.price;
  return warningsOf({ name, description, tags, brand, price }, { ...lists, median, picturesElsewhere });
}
