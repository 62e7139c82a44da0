import type { Arrival } from '@oja/contract/arrival';
import { effectivePrice } from '@oja/domain/money/discount';
import { multiplyKobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { freeShippingText, shippingOf } from '@oja/domain/money/pricing';
import { Truck } from 'lucide-react';
import { ArrivalLine } from '../../features/arrival/arrival-line.tsx';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { useSite } from '../../lib/site.ts';

export interface DeliveryBlockProps {
  facts: ProductFacts;
  quantity: number;
  /** Undefined while it is waited for, null where it cannot be told. */
  arrival: Arrival | null | undefined;
}

/** When so many of it arrive, if nothing else is ordered, what that costs, and from when on it costs nothing. */
export function DeliveryBlock({ facts, quantity, arrival }: DeliveryBlockProps) {
  const { freeShippingAbove: freeShippingAboveKobo, shippingFee: shippingKobo } = useSite();
  const isSold = facts.stock > 0;
  const fee =
    isSold && shippingOf(multiplyKobo(effectivePrice(facts), quantity), { freeShippingAboveKobo, shippingKobo });
  return (
    <div className="flex items-start gap-2 text-sm">
      <Truck aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1">
        {isSold && arrival !== null && <ArrivalLine arrival={arrival} />}
        {fee !== false && <p>{fee === 0 ? 'Free delivery' : `Delivery ${formatNaira(fee)} per order`}</p>}
        <p className="text-muted">{freeShippingText({ freeShippingAboveKobo })}</p>
      </div>
    </div>
  );
}
