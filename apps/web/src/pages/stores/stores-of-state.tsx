import type { NigerianState } from '@oja/domain/people/nigerian-states';
import { countOf } from '@oja/domain/text/count';
import { Store } from 'lucide-react';
import type { RefObject } from 'react';
import { SellerGrid } from '../../features/sellers/seller-grid.tsx';
import { useSellers } from '../../features/sellers/use-sellers.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadMore } from '../../ui/states/load-more.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';

interface StoresOfStateProps {
  state: NigerianState;
  /** Of the section, for who gives it the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The stores of one state, those that sell most first. */
export function StoresOfState({ state, heading }: StoresOfStateProps) {
  const { brand } = useSite();
  const sellers = useSellers({ state });
  const { data, error, isFetching, isFetchingNextPage, refetch, fetchNextPage } = sellers;
  const total = data?.pages[0]?.total;

  return (
    <section aria-labelledby="stores-of-state" className="mt-10">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3">
        <h2 ref={heading} id="stores-of-state" tabIndex={-1} className="text-2xl outline-none">
          Stores in {state}
        </h2>
        <p role="status" className="text-muted tabular-nums">
          {total ? (
            countOf(total, 'store', 'stores')
          ) : (
            <span className="sr-only">{total === 0 ? 'None yet' : !error && 'Loading'}</span>
          )}
        </p>
      </div>
      {content()}
    </section>
  );

  function content() {
    if (error && !data)
      return <TryAgain text={pages.stores.failure} busy={isFetching} onRetry={() => void refetch()} />;
    if (total === 0) {
      return (
        <EmptyState
          icon={<Store />}
          text={`No store in ${state} yet`}
          hint="Yours could be the first."
          action={
            <ButtonLink variant="secondary" href={href('sell')}>
              Sell on {brand}
            </ButtonLink>
          }
        />
      );
    }
    return (
      <>
        <SellerGrid
          sellers={data?.pages.flatMap(({ items }) => items)}
          view="grid"
          outdated={sellers.isPlaceholderData}
          heading="h3"
        />
        {sellers.isFetchNextPageError ? (
          <div className="mt-8">
            <TryAgain text={pages.stores.failure} busy={isFetchingNextPage} onRetry={() => void fetchNextPage()} />
          </div>
        ) : (
          sellers.hasNextPage && <LoadMore busy={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
        )}
      </>
    );
  }
}
