import { useQuery } from '@tanstack/react-query';
import { CardSkeleton } from '../../ui/states/card-skeletons.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { ProductCard } from '../products/product-card.tsx';
import { read } from './restock-api.ts';

const four = ['a', 'b', 'c', 'd'];

/** What can be bought in place of a sold-out product: up to four cards. Nothing where there is nothing like it. */
export function NearGoods({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(read('nearProducts', { params: { id } }));
  if (data?.items.length === 0) return null;
  return (
    <section aria-labelledby="near" className="mb-8">
      <h2 id="near" className="mb-4 text-2xl">
        Near this one
      </h2>
      {error && !data ? (
        <TryAgain text="Failed to fetch products" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul className="near-goods">
          {data
            ? data.items.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} />
                </li>
              ))
            : four.map((place) => (
                <li key={place}>
                  <CardSkeleton />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
