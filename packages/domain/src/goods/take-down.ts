import type { ProductStatus } from './product-status.ts';

/** Why the operator takes a product out of the shop; the store is told. */
export const takeDownReasons = [
  'forbidden goods',
  'misleading name',
  'picture of somebody else',
  'brand not proven',
  'contact details in the text',
  'price not plausible',
  'wrong category',
  'duplicate',
] as const;
export type TakeDownReason = (typeof takeDownReasons)[number];

/** Where a product can stand when it is taken down, and where it is put back to. What is put away, too: a member could bring it back. */
export type TakenDownFrom = Exclude<ProductStatus, 'taken_down'>;

export type OperatorMove =
  | { kind: 'move'; to: ProductStatus }
  /** It is there already: the same request again. */
  | { kind: 'stay' };

/** What becomes of a product when the operator takes it down. Held units stay promised, as of what is paused. */
export function decideTakeDown(from: ProductStatus): OperatorMove {
  return from === 'taken_down' ? { kind: 'stay' } : { kind: 'move', to: 'taken_down' };
}

/** What becomes of a product when the operator puts it back. @param before where it stood when it was taken down; null if it was not */
export function decideRestore(from: ProductStatus, before: TakenDownFrom | null): OperatorMove {
  return from === 'taken_down' && before !== null ? { kind: 'move', to: before } : { kind: 'stay' };
}
