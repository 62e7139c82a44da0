import { discountPercent, hasDiscount } from '@oja/domain/money/discount';
import { subtractKobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { clsx } from 'clsx';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { Price } from '../../ui/goods/price.tsx';
import { StockBar } from '../../ui/goods/stock-bar.tsx';
import { DeliveryBlock, type DeliveryBlockProps } from './delivery-block.tsx';

interface PriceBlockProps extends DeliveryBlockProps {
  facts: ProductFacts;
}

/** What it costs, what that saves, when it comes and what that costs, how much is left. */
export function PriceBlock({ facts, ...delivery }: PriceBlockProps) {
  const off = discountPercent(facts);
  return (
    <div className="grid gap-3">
      <div className={clsx('grid gap-1', facts.stock === 0 && '**:text-muted!')}>
        <Price price={facts.price} discountPrice={facts.discountPrice} from={facts.from} size="page" />
        {hasDiscount(facts) && (
          <p className="text-sm font-semibold text-clay">
            You save {formatNaira(subtractKobo(facts.price, facts.discountPrice))}
            {off > 0 && ` (${off}%)`}
          </p>
        )}
      </div>
      <DeliveryBlock facts={facts} {...delivery} />
      <div className="max-w-72">
        <StockBar stock={facts.stock} maxStock={facts.maxStock} />
      </div>
    </div>
  );
}
