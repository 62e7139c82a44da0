import type { ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import { goesToReview } from '@oja/domain/goods/draft-review';
import { audit } from '../../books/audit.ts';
import type { Deps } from '../../deps.ts';
import { answerOnce, keyedRequest } from '../../http/idempotency.ts';
import { Refusal, refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { demandSelling } from '../stores/stores.steps.ts';
import { changedMeanwhile } from '../teams/teams.questions.ts';
import { type AtGoods, actOnGoods } from './act-on-goods.ts';
import { type DraftRow, lockDraft, lockWriting, submitLocked } from './drafts.queries.ts';
import { findTakenSkus, isSkuTaken } from './give-skus.ts';
import { judgeForm } from './judge-form.ts';
import { lastActOn } from './last-act.ts';
import { lockProduct } from './locked-goods.queries.ts';
import { putInShop, readGoods } from './put-in-shop.ts';
import { readReview } from './read-review.ts';

type Published = ResponseOf<Endpoints['publishDraft']>;

/**
 * Puts a draft in the shop as it was seen, whole or not at all: a new product, or changes of one. Where the shop asks for it, it is
 * sent to the operator instead, and what stands in the shop stays. @throws Refusal
 */
export async function publishDraft(deps: Deps, call: Call<'publishDraft'>): Promise<Published> {
  const { params, body } = call;
  const keyed = keyedRequest(call.request, call.session, 'publishDraft', { params, body });
  const id = params.id.toLowerCase();
  return actOnGoods(deps, call, (at) => answerOnce(at.tx, keyed, () => publish(at, id, body.version)), {
    // The SKU was free when it was looked for: who has it is found by the next try.
    isWorthAnother: isSkuTaken,
  });
}

async function publish(at: AtGoods, id: string, version: number): Promise<Published> {
  const { tx, desk } = at;
  const { sellerId } = desk;
  // Before the store: of two that both hold it neither could write its next SKU there.
  await lockWriting(tx, sellerId);
  await demandSelling(tx, sellerId);
  const draft = await lockDraft(tx, sellerId, id);
  if (!draft) throw refusal('draft_not_found');
  if (draft.version !== version) throw changedMeanwhile({ name: draft.keptBy, at: draft.keptAt });
  const isNew = draft.baseVersion === null;
  if (goesToReview(await readReview(tx, sellerId), { isNew })) return submit(at, draft);
  return putInShop(tx, desk, draft);
}

/** Sends it to the operator; what waits already stays where it is in the queue. */
async function submit(at: AtGoods, draft: DraftRow): Promise<Published> {
  const { tx, desk } = at;
  const { sellerId, userId } = desk;
  const { id, version } = draft;
  const now = await lockProduct(tx, sellerId, id);
  if ((draft.baseVersion ?? 0) !== (now?.editVersion ?? 0)) throw changedMeanwhile(await lastActOn(at, id));
  const goods = readGoods(await judgeForm(tx, sellerId, draft));
  if (goods instanceof Refusal) throw goods;
  const taken = (await findTakenSkus(tx, sellerId, [{ id, goods }])).get(id);
  if (taken) throw taken;
  if (draft.state !== 'in_review') {
    await submitLocked(tx, sellerId, { ids: [id], userId });
    await audit(tx, {
      actor: userId,
      action: 'draft.submitted',
      subject: `product:${id}`,
      details: { sellerId, version },
    });
  }
  return { id, name: goods.name, status: 'in_review' };
}
