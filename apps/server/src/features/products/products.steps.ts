export { countItem } from './count-item.ts';
export { lockDraft, lockWriting } from './drafts.queries.ts';
export { lockProduct } from './locked-goods.queries.ts';
export { putInShop } from './put-in-shop.ts';
export { takeOut } from './take-out.ts';
