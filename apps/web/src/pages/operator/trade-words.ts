import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { StoreStatus } from '@oja/domain/stores/store-status';

/** How far a store has come, in the words of the page. */
export const storeStatusNames: Record<StoreStatus, string> = {
  applied: 'Applied',
  approved: 'Selling',
  suspended: 'Suspended',
  refused: 'Refused',
  opening: 'Being opened',
};

export const productStatusNames: Record<ProductStatus, string> = {
  live: 'In the shop',
  paused: 'Paused by its store',
  archived: 'Archived by its store',
  taken_down: 'Taken down',
};

/** 'Orders not sent', as a reason stands by itself. */
export const sayReason = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
