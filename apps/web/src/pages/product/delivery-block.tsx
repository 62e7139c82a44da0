import type { Arrival } from '@oja/contract/arrival';
import { effectivePrice } from '@oja/domain/money/discount';
import { multiplyKobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { freeShippingText, shippingOf } from '@oja/domain/money/pricing';
import { RotateCcw, Truck } from 'lucide-react';
import { ArrivalLine } from '../../features/arrival/arrival-line.tsx';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { useSite } from '../../lib/site.ts';

export interface DeliveryBlockProps {
  facts: ProductFacts;
  quantity: number;
  /** Undefined while it is waited for, null where it cannot be told. */
  arrival: Arrival | null | undefined;
  /** How it can be given back, in the seller's words; undefined and null as above. */
  returns: string | null | undefined;
}

/** When so many of it arrive, if nothing else is ordered, what that costs, from when on it costs nothing, and how it goes back. */
export function DeliveryBlock({ facts, quantity, arrival, returns }: DeliveryBlockProps) {
  const { freeShippingAbove: freeShippingAboveKobo, shippingFee: shippingKobo } = useSite();
  const isSold = facts.stock > 0;
  const fee =
    isSold && shippingOf(multiplyKobo(effectivePrice(facts), quantity), { freeShippingAboveKobo, shippingKobo });
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 gap-y-1 text-sm">
      <Truck aria-hidden="true" className="size-5 text-muted" />
      <div className="grid">
        {isSold && arrival !== null && <ArrivalLine arrival={arrival} />}
        {fee !== false && <p>{fee === 0 ? 'Free delivery' : `Delivery ${formatNaira(fee)} per order`}</p>}
        <p className="text-muted">{freeShippingText({ freeShippingAboveKobo })}</p>
      </div>
      {returns !== null && (
        <>
          <RotateCcw aria-hidden="true" className="size-5 text-muted" />
          <p className="line-clamp-2 min-h-5 wrap-anywhere">
            {returns && (
              <>
                <span className="sr-only">Returns: </span>
                {firstSentence(returns)}
              </>
            )}
          </p>
        </>
      )}
    </div>
  );
}

/** The rest stands among what there is to read. */
const firstSentence = (words: string) => words.split(/(?<=\.)\s+(?=\p{Lu})/u, 1)[0];
