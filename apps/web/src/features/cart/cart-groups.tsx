import type { QuotedLine } from '@oja/contract/cart';
import { Store } from 'lucide-react';
import { useId } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { groupBySeller, type SellerGroup } from './group-by-seller.ts';

interface CartGroupsProps<Line> {
  lines: readonly Line[];
  onQuantity: (line: Line, quantity: number) => void;
  onRemove: (line: Line) => void;
}

/** The lines of a cart under the sellers who will send them. */
export function CartGroups<Line extends QuotedLine>({ lines, onQuantity, onRemove }: CartGroupsProps<Line>) {
  return (
    <div className="grid content-start gap-5">
      {groupBySeller(lines).map((group) => (
        <Group key={group.sellerId} group={group}>
          {group.lines.map((line) => (
            <CartLineRow
              // A pending line has no id: it is known by its variant.
              key={`${line.productId}|${line.selectedColor}|${line.selectedSize}`}
              line={line}
              onQuantity={(quantity) => onQuantity(line, quantity)}
              onRemove={() => onRemove(line)}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ group, children }: { group: SellerGroup<QuotedLine>; children: React.ReactNode }) {
  const id = useId();
  const name = group.storeName ?? 'No longer sold';
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface px-4 ring-1 ring-line sm:px-5">
      <h2
        id={id}
        className="flex min-h-12 items-center gap-2 border-b border-line font-body text-sm font-semibold tracking-normal"
      >
        <Store aria-hidden="true" className="size-4 shrink-0 text-muted" />
        {group.storeSlug ? (
          <a
            href={href('store', { storeName: group.storeSlug })}
            className="inline-flex min-h-11 items-center py-2 hover:underline"
          >
            {name}
          </a>
        ) : (
          name
        )}
      </h2>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}
