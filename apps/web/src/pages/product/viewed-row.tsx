import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { GoodsRow } from '../../features/products/goods-row.tsx';
import { useMe } from '../../features/session/me.ts';
import { rememberViewed, viewedProducts } from '../../features/viewed/viewed-products.ts';
import { call } from '../../lib/api.ts';
import { useNear } from '../../ui/use-near.ts';

/** What was looked at before in this browser, without the product itself; asked for when the row comes near. */
export function ViewedRow({ productId }: { productId: string }) {
  const userId = useMe().data?.user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept ends with the session, here and in other tabs
  const ids = useMemo(() => viewedProducts().filter((id) => id !== productId), [productId, userId]);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { data, isError } = useQuery({
    queryKey: ['viewedProducts', ids],
    queryFn: ({ signal }) => call('lookUpFavourites', { body: { ids }, signal }),
    enabled: isNear && ids.length > 0,
    // No longer than it is shown: whoever comes after a sign-out finds nothing of it.
    gcTime: 0,
  });
  useEffect(() => rememberViewed(productId), [productId]);
  // It only reminds: without an answer the page goes without it.
  const isNothing = ids.length === 0 || isError || data?.items.length === 0;
  return <div ref={place}>{!isNothing && <GoodsRow title="Recently viewed" products={data?.items} />}</div>;
}
