import type { ProductCard, Review } from '@oja/contract/catalogue';
import type { Store } from '@oja/contract/stores';
import { FAVOURITES_MAX } from '@oja/domain/goods/favourites';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { Histogram } from '../../features/reviews/histogram.tsx';
import { ReviewList } from '../../features/reviews/review-list.tsx';
import { useMoreReviews } from '../../features/reviews/use-more-reviews.ts';
import { call } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** What buyers say of a store's products: the mean and how it is spread, and each review, newest first. */
export function StoreReviews({ store }: { store: Store }) {
  const { slug } = store.seller;
  const found = useMoreReviews(['storeReviews', slug], store, (cursor, signal) =>
    call('storeReviews', { params: { slug }, query: { cursor }, signal }),
  );
  const products = useReviewed(found.reviews);
  if (found.reviews.length === 0) return <EmptyState icon={<MessageSquare />} text="No reviews yet" />;
  return (
    <div className="grid gap-8 pt-3 md:grid-cols-[15rem_1fr] md:gap-10">
      <div className="md:sticky md:top-26 md:self-start">
        {/* A process of the release before answers without it, as long as both run. */}
        {store.histogram && (
          <Histogram
            average={store.seller.averageRating}
            count={store.seller.totalReviews}
            histogram={store.histogram}
            chosen={undefined}
          />
        )}
      </div>
      <div className="max-w-3xl min-w-0">
        <ReviewList {...found} storeName={store.seller.storeName}>
          {({ productId }) => <ReviewedProduct id={productId} product={products?.get(productId)} />}
        </ReviewList>
      </div>
    </div>
  );
}

/** What reviews are about, by id; undefined while it is not known, and without what is not in the shop any more. */
function useReviewed(reviews: readonly Review[]): ReadonlyMap<string, ProductCard> | undefined {
  const ids = [...new Set(reviews.map(({ productId }) => productId))];
  const { data } = useQuery({
    queryKey: ['reviewedProducts', ids],
    queryFn: ({ signal }) => call('lookUpFavourites', { body: { ids: ids.slice(-FAVOURITES_MAX) }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return data && new Map(data.items.map((card) => [card.id, card]));
}

function ReviewedProduct({ id, product }: { id: string; product: ProductCard | undefined }) {
  return (
    <a href={href('product', { id })} className="group mt-1 flex min-h-14 w-fit max-w-full items-center gap-3 text-sm">
      {product && (
        <Picture
          picture={product.image}
          sizes="56px"
          widths={[160]}
          decorative
          className="size-14 shrink-0 overflow-hidden rounded-chip"
        />
      )}
      <span className="min-w-0">
        {product && <span className="line-clamp-1 wrap-anywhere">{product.name}</span>}
        <span className="font-medium text-indigo underline-offset-4 group-hover:underline">See the product</span>
      </span>
    </a>
  );
}
