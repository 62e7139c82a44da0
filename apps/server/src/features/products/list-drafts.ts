import type { DeskDrafts } from '@oja/contract/desks/desk-drafts';
import { readProductForm } from '@oja/domain/goods/read-product-form';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { findCategories } from '../catalogue/catalogue.questions.ts';
import { deskPicture, findPictures } from '../pictures/pictures.questions.ts';
import { findDrafts } from './drafts.queries.ts';
import { draftHead } from './drafts.views.ts';

/** The drafts of a store, the one kept last first. */
export async function listDrafts(db: Db, sellerId: SellerId): Promise<DeskDrafts> {
  const [drafts, categories] = await Promise.all([findDrafts(db, sellerId), findCategories(db)]);
  const firsts = drafts.flatMap(({ form }) => form.pictures[0]?.id ?? []);
  const found = (await findPictures(db, sellerId, firsts)).map(deskPicture);
  const pictures = new Map(found.map(({ id, picture }) => [id, picture]));
  const items = drafts.map((draft) => {
    const { name, price, categoryId, pictures: named } = draft.form;
    const subcategories = (categories.find(({ id }) => id === categoryId)?.subcategories.length ?? 0) > 0;
    const read = readProductForm(draft.form, { subcategories });
    return {
      ...draftHead(draft),
      name,
      price,
      picture: pictures.get(named[0]?.id ?? '') ?? null,
      edits: draft.edits,
      missing: read.ok ? 0 : read.problems.length,
    };
  });
  return { items };
}
