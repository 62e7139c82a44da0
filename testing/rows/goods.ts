import { emptyForm, type ProductForm } from '@oja/domain/goods/product-form';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

/** A picture that a store has sent in. */
export async function seedPicture(
  db: Db,
  sellerId: string,
  given: { key?: string } = {},
): Promise<{ id: string; key: string }> {
  const id = newId();
  const key = given.key ?? `p/${id.slice(-2)}/${id.replaceAll('-', '').slice(-24)}`;
  await db
    .insertInto('pictures')
    .values({ id, seller_id: sellerId, key, color: '#a1b2c3', width: 800, height: 800, bytes: 1000 })
    .execute();
  return { id, key };
}

/** The least that a form says of a product that can be published: ₦12,000, ten units. */
export const plainForm = (categoryId: string, pictureId: string): ProductForm => ({
  ...emptyForm,
  name: 'Ankara wax 6 yards',
  price: '12,000',
  count: '10',
  categoryId,
  pictures: [{ id: pictureId, alt: '' }],
});

/** A draft of a store as its browser kept it once. */
export async function seedDraft(db: Db, sellerId: string, form: ProductForm, id = newId()): Promise<string> {
  await db
    .insertInto('product_drafts')
    .values({ id, seller_id: sellerId, body: JSON.stringify(form), version: 1 })
    .execute();
  return id;
}

/** So many drafts of one form. */
export async function seedDrafts(
  db: Db,
  sellerId: string,
  { form, many }: { form: ProductForm; many: number },
): Promise<void> {
  const body = JSON.stringify(form);
  await db
    .insertInto('product_drafts')
    .values(Array.from({ length: many }, () => ({ id: newId(), seller_id: sellerId, body, version: 1, missing: 1 })))
    .execute();
}

/** It waits for the operator, since now. */
export async function submitDraft(db: Db, id: string): Promise<void> {
  await db
    .updateTable('product_drafts')
    .set({ state: 'in_review', submitted_at: new Date() })
    .where('id', '=', id)
    .execute();
}
