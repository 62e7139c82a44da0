import type { ProductPage } from '@oja/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { GoodsRow } from '../../features/products/goods-row.tsx';
import { call } from '../../lib/api.ts';
import { useNear } from '../../ui/use-near.ts';

const MOST = 10;
/** Fewer are no row. */
const LEAST = 2;

/** What the same store sells most, which comes in the same parcel; without what the page shows already. Asked for when the row comes near. */
export function StoreRow({ page }: { page: ProductPage }) {
  const { product, seller, related } = page;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  // As many more as the page may show already.
  const limit = MOST + 1 + related.length;
  const { data, isError } = useQuery({
    queryKey: ['storeGoods', seller.id, limit],
    queryFn: ({ signal }) =>
      call('products', { query: { seller: seller.id, sort: 'popularity', inStock: true, limit }, signal }),
    enabled: isNear,
  });
  const shown = new Set([product, ...related].map(({ id }) => id));
  const goods = data?.items.filter(({ id }) => !shown.has(id)).slice(0, MOST);
  // It is only offered: without an answer the page goes without it.
  const isNothing = isError || (goods && goods.length < LEAST);
  return (
    <div ref={place}>
      {!isNothing && (
        <GoodsRow
          title="Goes well with it"
          hint={`Also from ${seller.storeName}, in the same parcel`}
          products={goods}
        />
      )}
    </div>
  );
}
