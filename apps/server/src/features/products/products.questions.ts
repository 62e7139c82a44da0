export { type DraftRow, findDraft } from './drafts.queries.ts';
export { formOfProduct } from './form-of-product.ts';
export { findProduct } from './shown-product.queries.ts';
export { isSkuTaken } from './sku-for.ts';
