export { type DraftRow, findDraft } from './drafts.queries.ts';
export { formOfProduct } from './form-of-product.ts';
export { isSkuTaken } from './give-skus.ts';
export { findProduct } from './shown-product.queries.ts';
