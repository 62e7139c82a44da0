import type { DeskProduct } from '@oja/contract/desks/desk-products';

/** Why the operator took a product out of the shop. */
export function TakenDownWords({ takenDown }: { takenDown: NonNullable<DeskProduct['takenDown']> }) {
  const { reasons, note } = takenDown;
  return (
    <span className="block text-sm wrap-anywhere">
      <span className="text-clay">{reasons.join('; ')}</span>. {note}
    </span>
  );
}
