import { useQuery } from '@tanstack/react-query';
import { GoodsRow } from '../products/goods-row.tsx';
import { someProducts } from '../products/some-products.ts';
import { useViewed } from './use-viewed.ts';

/** Fewer are no row. */
const LEAST = 3;
const MOST = 10;

/** What was looked at before in this browser; where that is too little, what many buy now. */
export function GoodsToSee() {
  const viewed = useViewed({ least: LEAST });
  const isReminder = viewed.ids.length >= LEAST && !viewed.isError && (viewed.products?.length ?? LEAST) >= LEAST;
  const trending = useQuery({
    ...someProducts({ collection: 'trending', limit: MOST }),
    enabled: !isReminder,
  });
  if (isReminder) return <GoodsRow title="Recently viewed" products={viewed.products} />;
  // It is only offered: without an answer, or in a shop without goods, the page goes without it.
  if (trending.isError || trending.data?.items.length === 0) return null;
  return <GoodsRow title="Trending" products={trending.data?.items} />;
}
