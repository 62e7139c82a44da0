import { isDeepStrictEqual } from 'node:util';
import { MOST_DRAFTS } from '@oja/contract/desks/desk-drafts';
import type { ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import type { ProductForm } from '@oja/domain/goods/product-form';
import { formatCount } from '@oja/domain/text/count';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { changedMeanwhile } from '../teams/teams.questions.ts';
import { type AtGoods, actOnGoods } from './act-on-goods.ts';
import { type DraftRow, insertDrafts, lockDraft, lockWriting, lookUpId, updateDraft } from './drafts.queries.ts';
import { type JudgedForm, judgeForm } from './judge-form.ts';
import { lastActOn } from './last-act.ts';
import { recordTakenBack } from './take-back-draft.ts';

type Kept = ResponseOf<Endpoints['keepDraft']>;

/**
 * Keeps a form as it was typed, also where it names pictures that are not there any more: they are told of. One that waits for the operator is taken back by it. Who saw another version than there is writes nothing; the same request again is answered as
 * the first one, because its answer may have been lost. @throws Refusal
 */
export async function keepDraft(deps: Deps, call: Call<'keepDraft'>): Promise<Kept> {
  const id = call.params.id.toLowerCase();
  const { version, editVersion } = call.body;
  const form = withIdsAsKept(call.body.form);
  return actOnGoods(deps, call, async (at) => {
    if (version === 0) await lockWriting(at.tx, at.desk.sellerId);
    const draft = await lockDraft(at.tx, at.desk.sellerId, id);
    if (draft && isDeepStrictEqual(draft.form, form) && (await follows(at, draft, version)))
      return keptView(draft, await judgeForm(at.tx, at.desk.sellerId, { id, form }));
    if (draft && draft.version !== version) throw changedMeanwhile({ name: draft.keptBy, at: draft.keptAt });
    if (!draft && version > 0) throw changedMeanwhile(await lastActOn(at, id));
    if (!draft) return beginDraft(at, id, { form, editVersion });
    const { sellerId, userId } = at.desk;
    const judged = await judgeForm(at.tx, sellerId, { id, form });
    const kept = await updateDraft(at.tx, sellerId, { id, form, missing: judged.missing, userId });
    const takenBack = draft.state === 'in_review';
    if (takenBack) await recordTakenBack(at, draft);
    return keptView(kept, judged, takenBack);
  });
}

/** Whether the draft is the one that was kept by who saw that version. */
async function follows({ tx, desk }: AtGoods, draft: DraftRow, version: number): Promise<boolean> {
  const seen = version === 0 ? (await lookUpId(tx, desk.sellerId, draft.id)).lastVersion : version;
  return draft.version === seen + 1;
}

/** Begins a draft; beginning must be locked. @throws Refusal */
export async function beginDraft(
  at: AtGoods,
  id: string,
  { form, editVersion: seen = 0 }: { form: ProductForm; editVersion?: number | undefined },
): Promise<Kept> {
  const { tx, desk } = at;
  const { drafts, isTaken, editVersion, lastVersion } = await lookUpId(tx, desk.sellerId, id);
  if (isTaken) throw refusal('id_taken');
  if (seen !== (editVersion ?? 0)) throw changedMeanwhile(await lastActOn(at, id));
  if (drafts >= MOST_DRAFTS) throw refusal('too_many_drafts', { max: formatCount(MOST_DRAFTS) });
  // Who still has the last one open does not write into this one.
  const version = lastVersion + 1;
  const judged = await judgeForm(tx, desk.sellerId, { id, form });
  const kept = { id, form, missing: judged.missing, userId: desk.userId, version, editVersion, seen: null };
  const keptAt = (await insertDrafts(tx, desk.sellerId, [kept])).get(id);
  if (!keptAt) throw refusal('id_taken');
  return keptView({ version, keptAt }, judged);
}

const keptView = (
  { version, keptAt }: Pick<DraftRow, 'version' | 'keptAt'>,
  { missingPictures }: Pick<JudgedForm, 'missingPictures'>,
  takenBack = false,
): Kept => ({ version, keptAt: keptAt.toISOString(), missingPictures, takenBack });

/** An id in capitals is the same id. */
const withIdsAsKept = (form: ProductForm): ProductForm => ({
  ...form,
  categoryId: form.categoryId.toLowerCase(),
  subcategoryId: form.subcategoryId.toLowerCase(),
  pictures: form.pictures.map((picture) => ({ ...picture, id: picture.id.toLowerCase() })),
});
