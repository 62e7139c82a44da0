/**
 * Where a product of a store stands: in the shop, out of it for a while, put away, or taken out by the operator. What is
 * not published is a draft.
 */
export const productStatuses = ['live', 'paused', 'archived', 'taken_down'] as const;
export type ProductStatus = (typeof productStatuses)[number];

const moves: Record<ProductStatus, readonly ProductStatus[]> = {
  live: ['paused', 'archived'],
  paused: ['live', 'archived'],
  // Looked at once more before it is sold again: its price is of another time.
  archived: ['paused'],
  // Only the operator puts it back (`take-down.ts`).
  taken_down: [],
};

export type ProductMove =
  | { kind: 'move' }
  /** It is there already: the same request again. */
  | { kind: 'stay' }
  | { kind: 'refuse'; reason: 'cannot_move' | 'units_held' };

/** What becomes of a product when a member asks for a status. @param held units promised to unfinished checkouts */
export function decideProductMove(from: ProductStatus, to: ProductStatus, held: number): ProductMove {
  if (from === to) return { kind: 'stay' };
  if (!moves[from].includes(to)) return { kind: 'refuse', reason: 'cannot_move' };
  if (to === 'archived' && held > 0) return { kind: 'refuse', reason: 'units_held' };
  return { kind: 'move' };
}
