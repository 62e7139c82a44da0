import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import { sellerLookedAt } from '../../../http/desk.ts';
import { refusal } from '../../../http/refusal.ts';
import { unsay } from '../../../notifications/notify.ts';
import { lockDraft, lockProduct, lockWriting } from '../../products/products.steps.ts';
import { toldAs } from './told-as.ts';
import {
  isTouched,
  type LastDecision,
  lockLastDecision,
  makeDraftAnew,
  waitAgain,
  writeUndone,
} from './undo-decision.queries.ts';

const moved = 'its store has changed it meanwhile';

/** The draft waits again, as it was seen, and its store hears of nothing. Only who decided can undo it, for a minute. @throws Refusal */
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
  const why = await (decision.decision === 'returned' ? takeReturned : takeOut)(tx, id, decision);
  if (why !== null) throw stands(why);
  await writeUndone(tx, decision.id);
  await unsay(
    tx,
    decision.told.map((userId) => toldAs(decision.id, userId)),
  );
  const details = { sellerId: decision.sellerId, version: decision.version, decision: decision.decision };
  await audit(tx, { actor: operatorId, action: 'draft.decision_undone', subject: `product:${id}`, details });
  return { id };
}

const stands = (why: string) => refusal('decision_stands', { why });

/** @returns why it stays with its store; null: it waits again */
async function takeReturned(tx: Tx, id: string, { sellerId, version, submittedAt }: LastDecision) {
  const draft = await lockDraft(tx, sellerLookedAt(sellerId), id);
  if (draft?.state !== 'returned' || draft.version !== version) return moved;
  await waitAgain(tx, id, submittedAt);
  return null;
}

/** @returns why it stays in the shop; null: it is out of it */
async function takeOut(tx: Tx, id: string, decision: LastDecision): Promise<string | null> {
  if (!decision.hasDraft) return 'the changes are in the shop, and what stood there before is not kept';
  const sellerId = sellerLookedAt(decision.sellerId);
  const product = await lockProduct(tx, sellerId, id);
  if (product?.status !== 'live' || product.editVersion !== 1 || (await lockDraft(tx, sellerId, id))) return moved;
  if (await isTouched(tx, id)) return 'some of it is promised, sold, counted anew or reviewed';
  await makeDraftAnew(tx, { id: decision.id, draftId: id, version: decision.version });
  return null;
}
