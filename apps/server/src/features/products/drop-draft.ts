import type { Done } from '@oja/contract/common';
import type { Static } from 'typebox';
import { audit } from '../../books/audit.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { changedMeanwhile } from '../teams/teams.questions.ts';
import { actOnGoods } from './act-on-goods.ts';
import { deleteDrafts, lockDraft } from './drafts.queries.ts';

/** Throws a draft away, as it was seen; what is in the shop stays. @throws Refusal */
export async function dropDraft(deps: Deps, call: Call<'dropDraft'>): Promise<Static<typeof Done>> {
  const id = call.params.id.toLowerCase();
  return actOnGoods(deps, call, async ({ tx, desk: { sellerId, userId } }) => {
    const draft = await lockDraft(tx, sellerId, id);
    if (!draft) throw refusal('draft_not_found');
    if (draft.version !== call.body.version) throw changedMeanwhile({ name: draft.keptBy, at: draft.keptAt });
    await deleteDrafts(tx, sellerId, [id]);
    const details = { sellerId, version: draft.version };
    await audit(tx, { actor: userId, action: 'draft.dropped', subject: `product:${id}`, details });
    return { ok: true };
  });
}
