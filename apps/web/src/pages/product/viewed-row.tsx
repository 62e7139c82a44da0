import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { GoodsRow } from '../../features/products/goods-row.tsx';
import { rememberViewed, viewedProducts } from '../../features/viewed/viewed-products.ts';
import { call } from '../../lib/api.ts';
import { useNear } from '../../ui/use-near.ts';

/** What was looked at before in this browser, without the product itself; asked for when the row comes near. */
export function ViewedRow({ productId }: { productId: string }) {
  const [ids] = useState(() => viewedProducts().filter((id) => id !== productId));
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { data, isError } = useQuery({
    queryKey: ['viewedProducts', ids],
    queryFn: ({ signal }) => call('lookUpFavourites', { body: { ids }, signal }),
    enabled: isNear && ids.length > 0,
  });
  useEffect(() => rememberViewed(productId), [productId]);
  // It only reminds: without an answer the page goes without it.
  const isNothing = ids.length === 0 || isError || data?.items.length === 0;
  return <div ref={place}>{!isNothing && <GoodsRow title="Recently viewed" products={data?.items} />}</div>;
}
