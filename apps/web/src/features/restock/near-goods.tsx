import { useQuery } from '@tanstack/react-query';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { FewGoods } from '../products/few-goods.tsx';
import { read } from './restock-api.ts';

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
        <FewGoods products={data?.items} className="near-goods" />
      )}
    </section>
  );
}
