import type { ReactNode } from 'react';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { Price } from '../../ui/goods/price.tsx';

interface BuyBarProps {
  facts: ProductFacts;
  /** What is chosen of it; '' where there is no choice, or none is made yet. */
  chosen: string;
  /** The button. */
  children: ReactNode;
}

/** On small screens above the bottom bar: the price and the button, always within reach of a thumb. */
export function BuyBar({ facts: { price, discountPrice, from }, chosen, children }: BuyBarProps) {
  return (
    <section aria-label="Buy" className="buy-bar">
      <div className="min-w-0">
        <Price price={discountPrice ?? price} from={from} />
        {chosen && <p className="truncate text-xs text-muted">{chosen}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
