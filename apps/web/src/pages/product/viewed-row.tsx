import { useEffect, useRef } from 'react';
import { GoodsRow } from '../../features/products/goods-row.tsx';
import { useViewed } from '../../features/viewed/use-viewed.ts';
import { rememberViewed } from '../../features/viewed/viewed-products.ts';
import { useNear } from '../../ui/use-near.ts';

/** What was looked at before in this browser, without the product itself; asked for when the row comes near. */
export function ViewedRow({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { ids, products, isError } = useViewed({ without: productId, enabled: isNear });
  useEffect(() => rememberViewed(productId), [productId]);
  // It only reminds: without an answer the page goes without it.
  const isNothing = ids.length === 0 || isError || products?.length === 0;
  return <div ref={place}>{!isNothing && <GoodsRow title="Recently viewed" products={products} />}</div>;
}
