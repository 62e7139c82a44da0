import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '@oja/contract/desks/desk-drafts';
import type { ProductForm } from '@oja/domain/goods/product-form';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { actOnGoods } from './act-on-goods.ts';
import { findDraft, lockWriting } from './drafts.queries.ts';
import { draftView } from './drafts.views.ts';
import { formOfProduct } from './form-of-product.ts';
import { beginDraft } from './keep-draft.ts';
import { findProduct } from './shown-product.queries.ts';

/** Begins a draft with what a product has but its units and its SKUs. The same request again shows that draft. @throws Refusal */
export async function duplicateProduct(deps: Deps, call: Call<'duplicateProduct'>): Promise<Draft> {
  const id = call.params.id.toLowerCase();
  const draftId = call.body.draftId.toLowerCase();
  return actOnGoods(deps, call, async (at) => {
    const { tx, desk } = at;
    await lockWriting(tx, desk.sellerId);
    const product = await findProduct(tx, desk.sellerId, id);
    if (!product) throw refusal('product_not_found');
    // Else it would be back in the shop at once, under another id.
    if (product.status === 'taken_down')
      throw refusal('product_cannot_move', { from: 'taken down', to: 'another product' });
    const { form: whole, pictures } = await formOfProduct(tx, desk.sellerId, product);
    const form = withoutUnits(whole);
    const before = await findDraft(tx, desk.sellerId, draftId);
    if (before && !isDeepStrictEqual(before.form, form)) throw refusal('id_taken');
    if (before) return draftView(before, pictures);
    if (await findProduct(tx, desk.sellerId, draftId)) throw refusal('id_taken');
    await beginDraft(at, draftId, { form });
    const draft = await findDraft(tx, desk.sellerId, draftId);
    if (!draft) throw new Error(`Draft ${draftId} was begun, and is not there.`);
    return draftView(draft, pictures);
  });
}

const withoutUnits = (form: ProductForm): ProductForm => ({
  ...form,
  count: '0',
  sku: '',
  variants: form.variants.map((variant) => ({ ...variant, count: form.countedEach ? '0' : '', sku: '' })),
});
