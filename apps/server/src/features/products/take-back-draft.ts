import type { Done } from '@oja/contract/common';
import type { Static } from 'typebox';
import { audit } from '../../books/audit.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { changedMeanwhile } from '../teams/teams.questions.ts';
import { type AtGoods, actOnGoods } from './act-on-goods.ts';
import { type DraftRow, lockDraft, takeBackLocked } from './drafts.queries.ts';

/** Takes a draft back that waits for the operator, as it was seen; one that does not wait stays as it is. @throws Refusal */
export async function takeBackDraft(deps: Deps, call: Call<'takeBackDraft'>): Promise<Static<typeof Done>> {
  const id = call.params.id.toLowerCase();
  return actOnGoods(deps, call, async (at) => {
    const { sellerId } = at.desk;
    const draft = await lockDraft(at.tx, sellerId, id);
    if (!draft) throw refusal('draft_not_found');
    if (draft.version !== call.body.version) throw changedMeanwhile({ name: draft.keptBy, at: draft.keptAt });
    if (draft.state !== 'in_review') return { ok: true };
    await takeBackLocked(at.tx, sellerId, id);
    await recordTakenBack(at, draft);
    return { ok: true };
  });
}

export async function recordTakenBack({ tx, desk }: AtGoods, { id, version }: DraftRow): Promise<void> {
  const details = { sellerId: desk.sellerId, version };
  await audit(tx, { actor: desk.userId, action: 'draft.taken_back', subject: `product:${id}`, details });
}
