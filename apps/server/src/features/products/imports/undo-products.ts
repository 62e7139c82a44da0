import { goesToReview } from '@oja/domain/goods/draft-review';
import { auditEach } from '../../../books/audit.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ForStore } from '../act-on-goods.ts';
import { type DraftRow, deleteDrafts, lockDrafts } from '../drafts.queries.ts';
import { type LockedProduct, type LockedProducts, lockProducts } from '../locked-goods.queries.ts';
import { putManyInShop } from '../put-in-shop.ts';
import { readReview } from '../read-review.ts';
import { takeOut } from '../take-out.ts';
import type { ImportProduct, ProductOutcome } from './import-parts.queries.ts';

const CHANGED = 'It was changed since.';
const TOUCHED = 'Some of it is promised, sold, counted or priced anew, or reviewed.';
const HAS_DRAFT = 'There is a draft of it. Publish it or throw it away first.';
const REVIEWED = 'Changes are looked at before they are in the shop now. Change it by hand.';
const LOOKED_AT = 'The operator has looked at it.';

interface Facts {
  id: string;
  drafts: ReadonlyMap<string, DraftRow>;
  products: LockedProducts;
}

/** Takes products of an import back where they are as it has stored them. Writing of the store must be locked. */
export async function undoProducts(
  at: ForStore,
  { id, products: stored }: { id: string; products: readonly ImportProduct[] },
): Promise<ProductOutcome[]> {
  const { tx, desk } = at;
  const ids = stored.map(({ productId }) => productId);
  const drafts = await lockDrafts(tx, desk.sellerId, ids);
  const facts = { id, drafts, products: await lockProducts(tx, desk.sellerId, ids) };
  const kinds = Map.groupBy(stored, ({ goesTo, isNew }) => (goesTo !== 'shop' ? 'draft' : isNew ? 'new' : 'changed'));
  return [
    ...(await takeNewOut(at, kinds.get('new') ?? [], facts)),
    ...(await putBack(at, kinds.get('changed') ?? [], facts)),
    ...(await dropDrafts(at, kinds.get('draft') ?? [], facts)),
  ];
}

const outcomeOf = (place: number, stays: string | null): ProductOutcome => ({
  ...{ place, problem: stays },
  outcome: stays === null ? 'undone' : 'not-undone',
});

/** What is new goes as if it had never been there, where nobody has touched it. */
async function takeNewOut(
  at: ForStore,
  stored: readonly ImportProduct[],
  { id, drafts, products }: Facts,
): Promise<ProductOutcome[]> {
  const { sellerId, userId } = at.desk;
  const whyStays = ({ productId, status, version }: ImportProduct, now: LockedProduct) => {
    if (drafts.has(productId)) return HAS_DRAFT;
    return now.status === status && now.editVersion === version ? null : CHANGED;
  };
  const stays = new Map<string, string>();
  const asStored: LockedProduct[] = [];
  for (const product of stored) {
    const now = products.get(product.productId);
    const why = now && whyStays(product, now);
    if (why) stays.set(product.productId, why);
    else if (now) asStored.push(now);
  }
  for (const touched of await takeOut(at.tx, at.desk, asStored)) stays.set(touched, TOUCHED);
  await auditEach(
    at.tx,
    asStored
      .filter((product) => !stays.has(product.id))
      .map((product) => ({
        ...{ actor: userId, action: 'product.undone' as const, subject: `product:${product.id}` as const },
        details: { sellerId, import: id },
      })),
  );
  return stored.map(({ place, productId }) => outcomeOf(place, stays.get(productId) ?? null));
}

/** What was changed gets its form back, by the step of every form: prices and counts are differences to what was stored. */
async function putBack(at: ForStore, stored: readonly ImportProduct[], facts: Facts): Promise<ProductOutcome[]> {
  if (stored.length === 0) return [];
  if (goesToReview(await readReview(at.tx, at.desk.sellerId), { isNew: false }))
    return stored.map(({ place }) => outcomeOf(place, REVIEWED));
  const forms = stored.flatMap(({ productId, before, version, seen }) =>
    before === null || facts.drafts.has(productId)
      ? []
      : [{ id: productId, form: before, baseVersion: version, seen, lowAtStays: true, origin: { import: facts.id } }],
  );
  const put = forms.length > 0 ? await putManyInShop(at, forms) : new Map();
  return stored.map(({ place, productId }) => {
    const back = put.get(productId);
    return outcomeOf(place, back instanceof Refusal ? back.message : back ? null : HAS_DRAFT);
  });
}

/** What became a draft goes, where it is the draft that was kept. */
async function dropDrafts(
  at: ForStore,
  stored: readonly ImportProduct[],
  { id, drafts, products }: Facts,
): Promise<ProductOutcome[]> {
  const { sellerId, userId } = at.desk;
  const stays = new Map(stored.map((product) => [product.productId, whyDraftStays(product, { drafts, products })]));
  const dropped = stored.filter(({ productId }) => drafts.has(productId) && !stays.get(productId));
  if (dropped.length > 0)
    await deleteDrafts(
      at.tx,
      sellerId,
      dropped.map(({ productId }) => productId),
    );
  await auditEach(
    at.tx,
    dropped.map(({ productId, version }) => ({
      ...{ actor: userId, action: 'draft.dropped' as const, subject: `product:${productId}` as const },
      details: { sellerId, version, import: id },
    })),
  );
  return stored.map(({ place, productId }) => outcomeOf(place, stays.get(productId) ?? null));
}

/** One that its store has thrown away is gone already. */
function whyDraftStays(
  { productId, version, baseVersion, isNew, goesTo }: ImportProduct,
  { drafts, products }: Pick<Facts, 'drafts' | 'products'>,
): string | null {
  const draft = drafts.get(productId);
  if (draft?.state === 'returned') return LOOKED_AT;
  if (draft) return draft.version === version && (draft.state === 'open') === (goesTo === 'draft') ? null : CHANGED;
  const now = products.get(productId)?.editVersion ?? 0;
  return now === (isNew ? 0 : baseVersion) ? null : 'It is in the shop by now.';
}
