import type { DeskDrafts } from '@oja/contract/desks/desk-drafts';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { deskPicture, findPictures } from '../pictures/pictures.questions.ts';
import { findDrafts, type ListedDraft } from './drafts.queries.ts';
import { draftHead } from './drafts.views.ts';
import { judgeForm } from './judge-form.ts';

/** The drafts of a store, the one kept last first. */
export async function listDrafts(db: Db, sellerId: SellerId): Promise<DeskDrafts> {
  const drafts = await findDrafts(db, sellerId);
  const firsts = drafts.flatMap(({ pictureId }) => pictureId ?? []);
  const found = (await findPictures(db, sellerId, firsts)).map(deskPicture);
  const pictures = new Map(found.map(({ id, picture }) => [id, picture]));
  const items: DeskDrafts['items'] = [];
  for (const draft of drafts) {
    const { name, price, pictureId, edits } = draft;
    const missing = await missingOf(db, sellerId, draft);
    items.push({ ...draftHead(draft), name, price, picture: pictures.get(pictureId ?? '') ?? null, edits, missing });
  }
  return { items };
}

async function missingOf(db: Db, sellerId: SellerId, { id, missing, form }: ListedDraft): Promise<number> {
  return form ? (await judgeForm(db, sellerId, { id, form })).missing : (missing ?? 0);
}
