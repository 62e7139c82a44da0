import type { DeskProduct } from '@oja/contract/desks/desk-products';

/** Why the operator took a product out of the shop, or returned a draft. */
export function TakenDownWords({
  takenDown,
}: {
  takenDown: Pick<NonNullable<DeskProduct['takenDown']>, 'reasons' | 'note'>;
}) {
  const { reasons, note } = takenDown;
  return (
    <span className="block text-sm wrap-anywhere">
      <span className="inline-block text-clay first-letter:uppercase">{reasons.join('; ')}</span>. {note}
    </span>
  );
}
