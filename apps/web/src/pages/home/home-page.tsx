import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '../../lib/api.ts';
import { asksToSaveData } from '../../lib/data-saver.ts';
import { useSite } from '../../lib/site.ts';
import { usePageFocus, usePageTitle } from '../../ui/page.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { Banner } from './banner.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { HomeRows } from './home-rows.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { SuccessPlace } from './success-place.tsx';
import { TrustStrip } from './trust-strip.tsx';
import { useSavedScroll } from './use-saved-scroll.ts';

const homeQuery = read('home', {});

/** The shop window. Rendered by the server into every document, then hydrated. */
export function HomePage() {
  const { title } = useSite();
  const { data, isError, isFetching, refetch } = useQuery(homeQuery);
  const queryClient = useQueryClient();
  const heading = usePageFocus<HTMLHeadingElement>();
  usePageTitle();
  useSavedScroll(data !== undefined);

  // Each visit within the app shows three other categories. Asked for when Home is left, they are there at the return,
  // and nothing has to change before the shopper's eyes; to whoever saves data they come with the return.
  useEffect(
    () => () =>
      void queryClient.invalidateQueries({
        queryKey: homeQuery.queryKey,
        refetchType: asksToSaveData() ? 'none' : 'all',
      }),
    [queryClient],
  );

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <SuccessPlace />
      {data ? (
        <>
          <Banner items={data.carousel} />
          <HomeRows home={data}>
            <TrustStrip />
            <CategoryTiles categories={data.categories} />
          </HomeRows>
        </>
      ) : isError ? (
        <div className="column grid gap-4 py-10">
          <TryAgain text="Failed to fetch carousel items" busy={isFetching} onRetry={refetch} />
          <TryAgain text="Failed to fetch products" busy={isFetching} onRetry={refetch} />
        </div>
      ) : (
        <HomeSkeleton />
      )}
    </>
  );
}
