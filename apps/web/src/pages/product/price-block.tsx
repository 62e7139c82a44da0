import { discountPercent, hasDiscount } from '@oja/domain/money/discount';
import { subtractKobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { freeShippingText } from '@oja/domain/money/pricing';
import { Truck } from 'lucide-react';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { useSite } from '../../lib/site.ts';
import { Price } from '../../ui/goods/price.tsx';
import { StockBar } from '../../ui/goods/stock-bar.tsx';

/** What it costs, what that saves, what delivery costs, how much is left. */
export function PriceBlock({ facts }: { facts: ProductFacts }) {
  const { freeShippingAbove } = useSite();
  const off = discountPercent(facts);
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <Price price={facts.price} discountPrice={facts.discountPrice} size="page" />
        {hasDiscount(facts) && (
          <p className="text-sm font-semibold text-clay">
            You save {formatNaira(subtractKobo(facts.price, facts.discountPrice))}
            {off > 0 && ` (${off} %)`}
          </p>
        )}
      </div>
      <p className="flex items-center gap-2 text-sm text-muted">
        <Truck aria-hidden="true" className="size-5 shrink-0" />
        {freeShippingText({ freeShippingAboveKobo: freeShippingAbove })}
      </p>
      <StockBar stock={facts.stock} maxStock={facts.maxStock} className="max-w-72" />
    </div>
  );
}
