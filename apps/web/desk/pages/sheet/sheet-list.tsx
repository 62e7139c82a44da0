import { mayDo } from '@oja/domain/people/member-roles';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';
import { read } from '../../app/desk-api.ts';
import { useHref, useStore } from '../../app/store.ts';
import { NoProducts } from '../../features/products/no-products.tsx';
import type { ProductPlace } from '../../features/products/product-place.ts';
import type { useSheet } from '../../features/sheet/use-sheet.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import type { ShownSheet } from './shown-sheet.ts';

const FAILED = 'Could not load your prices and stock.';

/** A screen fetches the one that it has room for. */
const fetchGrid = () => import('./grid.tsx').then((m) => m.Grid);
const fetchCards = () => import('./cards.tsx').then((m) => m.Cards);
const Grid = lazyPart(fetchGrid);
const Cards = lazyPart(fetchCards);

interface SheetListProps {
  place: ProductPlace;
  sheet: ReturnType<typeof useSheet>;
  ticked: ReadonlySet<string>;
  onTick: ShownSheet['onTick'];
}

/** The rows of a sheet, or why there are none: a grid where there is room for it, else cards. */
export function SheetList({ place, sheet: { list, rows, readOn }, ticked, onTick }: SheetListProps) {
  const { id: seller, role } = useStore();
  const href = useHref();
  const isWide = useIsWide();
  const facts = useQuery({
    ...read('goodsFacts', { params: { seller } }),
    enabled: mayDo(role, 'goods'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Beside the rows, not after them.
  useEffect(() => {
    (isWide ? fetchGrid : fetchCards)().catch(() => undefined);
  }, [isWide]);
  if (!rows) return list.isError ? <Failed list={list} /> : <SheetSkeleton />;
  const isOld = list.isPlaceholderData || (list.isError && !list.isFetchNextPageError);
  const Shown = isWide ? Grid : Cards;
  const shown: ShownSheet = {
    rows,
    commission: facts.data?.commission,
    ticked,
    onTick,
    readOn,
    onEnd: () => {
      if (list.hasNextPage && !list.isFetching && !list.isFetchNextPageError) void list.fetchNextPage();
    },
  };
  return (
    <div className="grid grid-cols-1 gap-3 pt-3">
      {!list.isFetchNextPageError && <DeskFailure text={FAILED} of={list} />}
      {rows.length === 0 ? (
        <NoProducts place={place} href={href('sheet')} addHref={href('newProduct')} />
      ) : (
        <div className={isOld ? 'sheet-old' : undefined} aria-busy={list.isPlaceholderData}>
          <ErrorBoundary text={FAILED}>
            <Suspense fallback={<SheetSkeleton />}>
              <Shown {...shown} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {list.isFetchNextPageError && (
        <DeskFailure text={FAILED} of={{ ...list, refetch: () => void list.fetchNextPage() }} />
      )}
    </div>
  );
}

const Failed = ({ list }: { list: SheetListProps['sheet']['list'] }) => (
  <div className="pt-3">
    <DeskFailure text={FAILED} of={list} />
  </div>
);

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function SheetSkeleton() {
  return (
    <div role="status" className="grid gap-1 pt-3">
      <span className="sr-only">Loading</span>
      {lines.map((line) => (
        <Skeleton key={line} className="h-24 lg:h-11" />
      ))}
    </div>
  );
}
