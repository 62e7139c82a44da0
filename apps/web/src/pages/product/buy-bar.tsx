import { AddToCartButton, type AddToCartButtonProps } from '../../features/cart/add-to-cart-button.tsx';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { Price } from '../../ui/goods/price.tsx';

type BuyBarProps = Pick<AddToCartButtonProps, 'item' | 'ask'> & { facts: ProductFacts };

/** On small screens, in the place of the bottom bar: the price and the button, always within reach of a thumb. */
export function BuyBar({ facts, item, ask }: BuyBarProps) {
  return (
    <section aria-label="Buy" className="buy-bar">
      <div className="min-w-0 flex-1">
        <p className="truncate text-xs text-muted">{facts.name}</p>
        <Price price={facts.price} discountPrice={facts.discountPrice} from={facts.from} />
      </div>
      <div className="flex-none">
        <AddToCartButton item={item} away={facts.away} ask={ask} />
      </div>
    </section>
  );
}
