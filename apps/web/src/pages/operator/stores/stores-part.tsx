import type { StoreInList } from '@oja/contract/desks/operator-stores';
import type { StoreStatus } from '@oja/domain/stores/store-status';
import { countOf } from '@oja/domain/text/count';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHashQuery } from '../../../lib/routing/hash-location.ts';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { NameSearch } from '../../../ui/forms/name-search.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { LoadMore } from '../../../ui/states/load-more.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TryAgain } from '../../../ui/states/try-again.tsx';
import { Matter, MatterList, MatterSection } from '../matter.tsx';
import { useReturnTo } from '../matter-focus.ts';
import { ask } from '../operator-api.ts';
import { type PartProps, partHref, storesPlace } from '../operator-parts.ts';
import { storeStatusNames } from '../trade-words.ts';
import { OneStore } from './one-store.tsx';

type Shown = StoreStatus | 'all';

/** Those that wait come first. */
const order: readonly StoreStatus[] = ['applied', 'approved', 'suspended', 'refused', 'opening'];

/** The stores of the shop: who applied, who sells, and what is decided about each; the address names the one that is looked at. */
export function StoresPart({ matters: { confirmed } }: PartProps) {
  const open = useHashQuery().get('store') ?? '';
  useReturnTo(storesPlace, open);
  const [shown, setShown] = useState<Shown>('applied');
  const [q, setQ] = useState('');
  const stores = useStores(shown, q);
  const counts = stores.data?.pages[0]?.counts;
  const items = stores.data?.pages.flatMap((page) => page.items) ?? [];
  const label = (status: StoreStatus) => `${storeStatusNames[status]}${counts ? ` (${counts[status]})` : ''}`;
  return (
    <MatterSection
      place={storesPlace}
      title="Stores"
      about="Who has applied waits here, the longest first. Each decision goes to the owner by mail, with its reasons."
    >
      {open !== '' ? (
        <OneStore key={open} id={open} confirmed={confirmed} />
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <Select
              label="Show"
              quietLabel
              className="min-h-11! rounded-full! pl-4.5!"
              value={shown}
              onChange={({ target }) => setShown(target.value as Shown)}
              options={[
                ...order.map((status) => ({ value: status, label: label(status) })),
                { value: 'all', label: 'All' },
              ]}
            />
            <NameSearch
              label="Name, or e-mail of the owner"
              value={q}
              onChange={(text) => {
                setQ(text.trim());
                if (text.trim() !== '') setShown('all');
              }}
            />
          </div>
          {stores.isPending && <Skeleton className="h-40 rounded-chip" />}
          {stores.isError && !stores.data && (
            <TryAgain text="Failed to load the stores" busy={stores.isFetching} onRetry={() => void stores.refetch()} />
          )}
          {stores.data && items.length === 0 && <p className="text-sm">{emptyOf(shown, q)}</p>}
          <MatterList>
            {items.map((store) => (
              <StoreRow key={store.id} store={store} />
            ))}
          </MatterList>
          {stores.hasNextPage && (
            <LoadMore busy={stores.isFetchingNextPage} onLoad={() => void stores.fetchNextPage()} />
          )}
        </>
      )}
    </MatterSection>
  );
}

const emptyOf = (shown: Shown, q: string) => {
  if (q !== '') return `No store matches “${q}”.`;
  return shown === 'applied' ? 'No application waits.' : 'There are none.';
};

function useStores(shown: Shown, q: string) {
  const query = { ...(shown !== 'all' && { status: shown }), ...(q !== '' && { q }) };
  return useInfiniteQuery({
    queryKey: ['operatorStores', query],
    queryFn: ({ pageParam, signal }) =>
      ask('operatorStores', { query: pageParam === null ? query : { ...query, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

function StoreRow({ store }: { store: StoreInList }) {
  const { id, storeName, ownerName, place, status, statusAt, products } = store;
  return (
    <Matter
      title={storeName}
      facts={[
        ['Stands', storeStatusNames[status]],
        ['Since', formatDateTime(statusAt)],
        ['Owner', ownerName ?? 'nobody yet'],
        ...(place === '' ? [] : [['Place', place] as const]),
        ['Offers', countOf(products, 'product', 'products')],
      ]}
      acts={
        <ButtonLink variant="secondary" href={partHref('stores', { store: id })}>
          Look at it<span className="sr-only"> {storeName}</span>
        </ButtonLink>
      }
    />
  );
}
