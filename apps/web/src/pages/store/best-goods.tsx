import type { Store } from '@oja/contract/stores';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FewGoods } from '../../features/products/few-goods.tsx';
import { someProducts } from '../../features/products/some-products.ts';
import { useNear } from '../../ui/use-near.ts';

const SHOWN = 4;

/** What a store sells most and has; asked for when it comes near. */
export function BestGoods({ store: { seller } }: { store: Store }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const { data, isError } = useQuery({
    ...someProducts({ seller: seller.id, sort: 'popularity', inStock: true, limit: SHOWN }),
    enabled: isNear,
  });
  // It is only offered, and the tab of its goods stands above: without an answer the page goes without it.
  if (isError || data?.items.length === 0) return null;
  return (
    <section ref={place} aria-labelledby="best-goods">
      <h2 id="best-goods" className="mb-4 text-2xl">
        Sold most here
      </h2>
      <FewGoods products={data?.items} className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5" />
    </section>
  );
}
