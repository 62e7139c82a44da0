import { isDeepStrictEqual } from 'node:util';
import { MOST_DRAFTS } from '@oja/contract/desks/desk-products';
import type { ProductForm } from '@oja/domain/goods/product-form';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { findPictures } from '../pictures/pictures.questions.ts';
import { changedMeanwhile } from '../teams/teams.questions.ts';
import { type AtGoods, actOnGoods } from './act-on-goods.ts';
import { type DraftRow, insertDraft, lockDraft, lockWriting, lookUpId, updateDraft } from './drafts.queries.ts';
import { lastActOn } from './last-act.ts';

interface Kept {
  version: number;
  keptAt: string;
}

/**
 * Keeps a form as it was typed. Who saw another version than there is writes nothing; the same request again is answered as
 * the first one, because its answer may have been lost. @throws Refusal
 */
export async function keepDraft(deps: Deps, call: Call<'keepDraft'>): Promise<Kept> {
  const id = call.params.id.toLowerCase();
  const { version, editVersion } = call.body;
  const form = withIdsAsKept(call.body.form);
  return actOnGoods(deps, call, async (at) => {
    if (version === 0) await lockWriting(at.tx, at.desk.sellerId);
    const draft = await lockDraft(at.tx, at.desk.sellerId, id);
    if (draft && isDeepStrictEqual(draft.form, form) && (await follows(at, draft, version))) return keptView(draft);
    if (draft && draft.version !== version) throw changedMeanwhile({ name: draft.keptBy, at: draft.keptAt });
    if (!draft && version > 0) throw changedMeanwhile(await lastActOn(at, id));
    await demandPictures(at, form);
    if (!draft) return beginDraft(at, id, { form, editVersion });
    return keptView(await updateDraft(at.tx, at.desk.sellerId, { id, form, userId: at.desk.userId }));
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
  if (drafts >= MOST_DRAFTS) throw refusal('too_many_drafts', { max: MOST_DRAFTS });
  // Who still has the last one open does not write into this one.
  const version = lastVersion + 1;
  const keptAt = await insertDraft(tx, desk.sellerId, { id, form, userId: desk.userId, version, editVersion });
  if (!keptAt) throw refusal('id_taken');
  return keptView({ version, keptAt });
}

const keptView = ({ version, keptAt }: Pick<DraftRow, 'version' | 'keptAt'>): Kept => ({
  version,
  keptAt: keptAt.toISOString(),
});

/** An id in capitals is the same id. */
const withIdsAsKept = (form: ProductForm): ProductForm => ({
  ...form,
  categoryId: form.categoryId.toLowerCase(),
  subcategoryId: form.subcategoryId.toLowerCase(),
  pictures: form.pictures.map((picture) => ({ ...picture, id: picture.id.toLowerCase() })),
});

async function demandPictures({ tx, desk }: AtGoods, { pictures }: ProductForm): Promise<void> {
  const ids = new Set(pictures.map(({ id }) => id));
  if ((await findPictures(tx, desk.sellerId, [...ids])).length < ids.size) throw refusal('picture_not_found');
}
