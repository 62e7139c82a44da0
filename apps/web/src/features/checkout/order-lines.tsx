import type { CartLine } from '@oja/contract/cart';
import { cannotBeBought, isUnavailable, shownLinePrice } from '@oja/domain/cart/cart-worth';
import { GoodsLine } from '../../ui/goods/goods-line.tsx';
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
  return (
    <GoodsLine
      picture={line.images[0]}
      name={line.name}
      facts={[line.selectedColor, line.selectedSize, `Qty ${line.quantity}`].filter(Boolean).join(' · ')}
      price={!isUnavailable(line) && shownLinePrice(line)}
    >
      {cannotBeBought(line) && (
        <p className="text-xs font-medium text-danger">
          {line.discontinued ? goneWords(line) : stockOfLineWords(line)}
        </p>
      )}
    </GoodsLine>
  );
}
