import type { CartLine } from '@oja/contract/cart';
import { cannotBeBought, isUnavailable, shownLinePrice } from '@oja/domain/cart/cart-worth';
import { formatNaira } from '@oja/domain/money/naira';
import { Picture } from '../../ui/goods/picture.tsx';
import { groupBySeller } from '../cart/group-by-seller.ts';
import { goneWords, stockOfLineWords } from '../cart/stock-of-line.ts';

/** The lines of a cart to read, not to change; with `bySeller` under the sellers who will send them. */
export function OrderLines({ lines, bySeller = false }: { lines: readonly CartLine[]; bySeller?: boolean }) {
  const groups = bySeller ? groupBySeller(lines) : [{ sellerId: null, storeName: null, lines }];
  return (
    <div className="grid gap-5">
      {groups.map((group) => (
        <div key={group.sellerId} className="grid gap-3">
          {group.storeName && <h3 className="font-body text-sm tracking-normal">Sold by {group.storeName}</h3>}
          <ul className="grid gap-3">
            {group.lines.map((line) => (
              <Line key={line.lineId} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Line({ line }: { line: CartLine }) {
  const variant = [line.selectedColor, line.selectedSize].filter(Boolean).join(' · ');
  return (
    <li className="flex gap-3 text-sm">
      <Picture
        picture={line.images[0] ?? null}
        sizes="56px"
        widths={[160]}
        decorative
        className="size-14 shrink-0 overflow-hidden rounded-chip"
      />
      <div className="grid min-w-0 flex-1 content-start">
        <p className="line-clamp-2 leading-snug font-medium wrap-anywhere">{line.name}</p>
        <p className="text-xs text-muted">{[variant, `Qty ${line.quantity}`].filter(Boolean).join(' · ')}</p>
        {cannotBeBought(line) && (
          <p className="text-xs font-medium text-danger">
            {line.discontinued ? goneWords(line) : stockOfLineWords(line)}
          </p>
        )}
      </div>
      {!isUnavailable(line) && <p className="tabular-nums">{formatNaira(shownLinePrice(line))}</p>}
    </li>
  );
}
