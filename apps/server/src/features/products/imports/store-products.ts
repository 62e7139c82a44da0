import { MOST_DRAFTS } from '@oja/contract/desks/desk-drafts';
import { goesToReview } from '@oja/domain/goods/draft-review';
import type { ImportWay } from '@oja/domain/goods/import/import-states';
import { formatCount } from '@oja/domain/text/count';
import { auditEach } from '../../../books/audit.ts';
import { Refusal, refusal } from '../../../http/refusal.ts';
import { changedMeanwhile } from '../../teams/teams.questions.ts';
import type { ForStore } from '../act-on-goods.ts';
import { type IdUse, insertDrafts, lockDrafts, lookUpIds, type NewDraft, submitLocked } from '../drafts.queries.ts';
import { findTakenSkus } from '../give-skus.ts';
import { judgeForms } from '../judge-form.ts';
import { lastActsOn } from '../last-act.ts';
import { putManyInShop, readGoods } from '../put-in-shop.ts';
import { readReview } from '../read-review.ts';
import type { ImportProduct, ProductOutcome } from './import-parts.queries.ts';
import { findDoubled } from './tell-namesakes.ts';

const HAS_DRAFT = 'There is a draft of it. Publish it or throw it away first.';
const IS_DOUBLED = 'You have a product or a draft of this name by now. Give it a SKU to add another.';

/** Puts products of an import where each goes. Writing of the store must be locked. */
export async function storeProducts(
  at: ForStore,
  { id, products }: { id: string; products: readonly ImportProduct[] },
): Promise<ProductOutcome[]> {
  const policy = await readReview(at.tx, at.desk.sellerId);
  const drafts = await lockDrafts(
    at.tx,
    at.desk.sellerId,
    products.map(({ productId }) => productId),
  );
  const wayOf = ({ goesTo, isNew }: ImportProduct): ImportWay =>
    goesTo === 'draft' ? 'draft' : goesToReview(policy, { isNew }) ? 'review' : 'shop';
  const undrafted = products.filter(({ productId }) => !drafts.has(productId));
  const doubled = await findDoubled(
    at.tx,
    at.desk.sellerId,
    undrafted.filter(({ isNew }) => isNew),
  );
  const free = undrafted.filter(({ productId }) => !doubled.has(productId));
  const ways = Map.groupBy(free, (product) => (wayOf(product) === 'shop' ? 'shop' : 'drafts'));
  return [
    ...products
      .filter(({ productId }) => drafts.has(productId))
      .map(({ place }) => ({ place, outcome: 'refused' as const, problem: HAS_DRAFT })),
    ...undrafted
      .filter(({ productId }) => doubled.has(productId))
      .map(({ place }) => ({ place, outcome: 'refused' as const, problem: IS_DOUBLED })),
    ...(await putInShop(at, id, ways.get('shop') ?? [])),
    ...(await keepAsDrafts(
      at,
      id,
      (ways.get('drafts') ?? []).map((product) => ({ ...product, way: wayOf(product) })),
    )),
  ];
}

const refused = (place: number, { message }: Refusal): ProductOutcome => ({
  place,
  outcome: 'refused',
  problem: message,
});

async function putInShop(at: ForStore, id: string, products: readonly ImportProduct[]): Promise<ProductOutcome[]> {
  if (products.length === 0) return [];
  const forms = products.map(({ productId, isNew, form, baseVersion, seen, status }) => ({
    ...{ id: productId, form, seen, status, lowAtStays: !isNew, origin: { import: id } },
    baseVersion: isNew ? null : baseVersion,
  }));
  const put = await putManyInShop(at, forms);
  return products.map(({ place, productId }) => {
    const outcome = put.get(productId) ?? refusal('product_not_found');
    if (outcome instanceof Refusal) return refused(place, outcome);
    const { editVersion: version, before } = outcome;
    return { place, outcome: 'stored', problem: null, stored: { goesTo: 'shop', version, before } };
  });
}

type ToDraft = ImportProduct & { way: ImportWay };

/** As many drafts as the store may have are kept; those that the operator looks at are sent. */
async function keepAsDrafts(at: ForStore, id: string, products: readonly ToDraft[]): Promise<ProductOutcome[]> {
  if (products.length === 0) return [];
  const { tx, desk } = at;
  const { sellerId, userId } = desk;
  const uses = await lookUpIds(
    tx,
    sellerId,
    products.map(({ productId }) => productId),
  );
  const judged = await judgeForms(
    tx,
    sellerId,
    products.map(({ productId, form }) => ({ id: productId, form })),
  );
  const refusals = await refuseDrafts(at, products, { uses, judged });
  let room = Math.max(0, MOST_DRAFTS - ([...uses.values()][0]?.drafts ?? 0));
  const kept: (NewDraft & Pick<ToDraft, 'way'>)[] = [];
  for (const { productId, form, seen, way, status } of products) {
    const [use, facts] = [uses.get(productId), judged.get(productId)];
    if (refusals.has(productId) || !use || !facts) continue;
    if (room === 0) refusals.set(productId, refusal('too_many_drafts', { max: formatCount(MOST_DRAFTS) }));
    else {
      const { editVersion, lastVersion } = use;
      const { missing } = facts;
      kept.push({
        ...{ id: productId, form, missing, userId, version: lastVersion + 1, editVersion, seen, way },
        status: status === 'paused' ? status : null,
      });
      room -= 1;
    }
  }
  const added = await insertDrafts(tx, sellerId, kept);
  const versions = new Map(kept.filter((draft) => added.has(draft.id)).map((draft) => [draft.id, draft.version]));
  await submit(at, { id, drafts: kept.filter((draft) => added.has(draft.id) && draft.way === 'review') });
  return products.map(({ place, productId, way }) => {
    const version = versions.get(productId);
    if (version === undefined) return refused(place, refusals.get(productId) ?? refusal('id_taken'));
    return { place, outcome: 'stored', problem: null, stored: { goesTo: way, version, before: null } };
  });
}

interface Facts {
  uses: ReadonlyMap<string, IdUse>;
  judged: Awaited<ReturnType<typeof judgeForms>>;
}

/** What is sent to the operator lacks nothing; what lacks pictures is only kept. */
async function refuseDrafts(
  at: ForStore,
  products: readonly ToDraft[],
  { uses, judged }: Facts,
): Promise<Map<string, Refusal>> {
  const refusals = new Map<string, Refusal>();
  const isMoved = ({ productId, isNew, baseVersion }: ToDraft) =>
    (uses.get(productId)?.editVersion ?? 0) !== (isNew ? 0 : baseVersion);
  const moved = products.filter(isMoved).map(({ productId }) => productId);
  const lastAct = await lastActsOn(at, moved);
  for (const id of moved) refusals.set(id, changedMeanwhile(lastAct(id)));
  for (const { productId } of products) if (uses.get(productId)?.isTaken) refusals.set(productId, refusal('id_taken'));
  const looked = products.flatMap(({ productId, way }) => {
    const facts = judged.get(productId);
    const goods = way === 'review' && facts && !refusals.has(productId) ? readGoods(facts) : undefined;
    if (goods instanceof Refusal) refusals.set(productId, goods);
    return !goods || goods instanceof Refusal ? [] : [{ id: productId, goods }];
  });
  for (const [id, taken] of await findTakenSkus(at.tx, at.desk.sellerId, looked)) refusals.set(id, taken);
  return refusals;
}

async function submit(
  { tx, desk: { sellerId, userId } }: ForStore,
  { id, drafts }: { id: string; drafts: readonly NewDraft[] },
): Promise<void> {
  if (drafts.length === 0) return;
  await submitLocked(tx, sellerId, { ids: drafts.map((draft) => draft.id), userId });
  await auditEach(
    tx,
    drafts.map((draft) => ({
      ...{ actor: userId, action: 'draft.submitted' as const, subject: `product:${draft.id}` as const },
      details: { sellerId, version: draft.version, import: id },
    })),
  );
}
