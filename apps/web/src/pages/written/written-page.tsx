import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Blocks } from '../../features/reading/blocks.tsx';
import { Contents } from '../../features/reading/contents.tsx';
import { LastChanged } from '../../features/reading/last-changed.tsx';
import { useNamedPart } from '../../features/reading/part.ts';
import { ReadingSkeleton } from '../../features/reading/reading-skeleton.tsx';
import { read } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePathname } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { Page } from '../../ui/page.tsx';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';

const ShopMap = lazyPart(() => import('../../features/sellers/map/shop-map.tsx').then((m) => m.ShopMap));

/** Until the page says its title itself. */
const titles: Record<string, string> = {
  about: 'About us',
  careers: 'Careers',
  privacy: 'Privacy policy',
  'return-policy': 'Return policy',
  'selling-terms': 'Selling terms',
  shipping: 'Shipping',
  terms: 'Terms of service',
};

/** One page of written content; which, the address says. */
export function WrittenPage() {
  const slug = usePathname().split('/')[1] ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    ...read('writtenPage', { params: { slug } }),
    staleTime: 10 * 60_000,
  });
  useNamedPart('part', data !== undefined);

  return <Page title={data?.title ?? titles[slug] ?? ''}>{content()}</Page>;

  function content() {
    if (error && !data) {
      return <TryAgain text={pages.terms.failure} busy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!data) return <ReadingSkeleton />;
    // From when it holds stands above what is agreed; of all else the day is the least.
    const isAgreed = slug !== 'about' && slug !== 'careers';
    return (
      <>
        {isAgreed && <LastChanged updated={data.updated} className="-mt-3 mb-8" />}
        <div className="reading-layout">
          {slug === 'about' ? <Where /> : <Contents blocks={data.blocks} />}
          <Blocks blocks={data.blocks} />
        </div>
        {!isAgreed && <LastChanged updated={data.updated} className="mt-12" />}
      </>
    );
  }
}

/** The shop on the map, before its own words: its place is kept while it comes. */
function Where() {
  return (
    <div className="w-full lg:sticky lg:top-26 lg:order-1 lg:max-w-104 lg:self-start">
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<div className="min-h-100 sm:max-lg:min-h-90" />}>
          <ShopMap />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
