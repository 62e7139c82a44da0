import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import { sellerLookedAt } from '../../../http/desk.ts';
import { refusal } from '../../../http/refusal.ts';
import { unsay } from '../../../notifications/notify.ts';
import { newId } from '../../../platform/ids.ts';
import { lockDraft, lockProduct, lockWriting, takeOut } from '../../products/products.steps.ts';
import { toldAs } from './told-as.ts';
import { type LastDecision, lockLastDecision, makeDraftAnew, waitAgain, writeUndone } from './undo-decision.queries.ts';

const moved = 'its store has changed it meanwhile';

/** The draft waits again, as it was seen, and its store hears of nothing. One whose product is taken out has another id from then on. Only who decided can undo it, for a minute. @throws Refusal */
export async function undoDecision(
  tx: Tx,
  { operatorId, draftId }: { operatorId: string; draftId: string },
): Promise<{ id: string }> {
  const id = draftId.toLowerCase();
  const decision = await lockLastDecision(tx, id);
  if (!decision) throw refusal('draft_not_found');
  if (decision.decidedBy !== operatorId) throw stands('somebody else has decided it');
  if (!decision.isFresh) throw stands('its store has been told');
  await lockWriting(tx, sellerLookedAt(decision.sellerId));
  const waits = await (decision.decision === 'returned' ? takeReturned : takeApproved)(tx, id, decision);
  await writeUndone(tx, decision.id);
  await unsay(
    tx,
    decision.told.map((userId) => toldAs(decision.id, userId)),
  );
  const { sellerId, version } = decision;
  const details = { sellerId, version, decision: decision.decision, draft: waits };
  await audit(tx, { actor: operatorId, action: 'draft.decision_undone', subject: `product:${id}`, details });
  return { id: waits };
}

const stands = (why: string) => refusal('decision_stands', { why });

/** @throws Refusal where it stays with its store */
async function takeReturned(tx: Tx, id: string, { sellerId, version, submittedAt }: LastDecision): Promise<string> {
  const draft = await lockDraft(tx, sellerLookedAt(sellerId), id);
  if (draft?.state !== 'returned' || draft.version !== version) throw stands(moved);
  await waitAgain(tx, id, submittedAt);
  return id;
}

/** @returns under which id it waits @throws Refusal where it stays in the shop */
async function takeApproved(tx: Tx, id: string, decision: LastDecision): Promise<string> {
  if (!decision.hasDraft) throw stands('the changes are in the shop, and what stood there before is not kept');
  const sellerId = sellerLookedAt(decision.sellerId);
  const product = await lockProduct(tx, sellerId, id);
  if (product?.status !== 'live' || product.editVersion !== 1 || (await lockDraft(tx, sellerId, id)))
    throw stands(moved);
  const touched = await takeOut(tx, { sellerId, userId: decision.decidedBy }, [product]);
  if (touched.has(id)) throw stands('some of it is promised, sold, counted or priced anew, or reviewed');
  const draftId = newId();
  await makeDraftAnew(tx, { id: decision.id, newId: draftId });
  return draftId;
}
