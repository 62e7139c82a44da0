import type { StoreInList } from '@oja/contract/desks/operator-stores';
import type { StoreStatus } from '@oja/domain/stores/store-status';
import { countOf } from '@oja/domain/text/count';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { NameSearch } from '../../../ui/forms/name-search.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { LoadMore } from '../../../ui/states/load-more.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TryAgain } from '../../../ui/states/try-again.tsx';
import { ListRow, RowList } from '../list-row.tsx';
import { MatterSection } from '../matter.tsx';
import { useReturnTo } from '../matter-focus.ts';
import { ask } from '../operator-api.ts';
import { type PartProps, partHref, storesPlace } from '../operator-parts.ts';
import { storeStatusNames } from '../trade-words.ts';
import { useNarrowed } from '../use-narrowed.ts';
import { OneStore } from './one-store.tsx';

type Shown = StoreStatus | 'all';

const FIRST: Shown = 'applied';
/** The word that an address has for a list; the first has none. */
const listOf = (shown: string) => (shown === FIRST ? '' : shown);
const shownNamed = (list: string): Shown => (list === 'all' || isStatus(list) ? list : FIRST);
const isStatus = (word: string): word is StoreStatus => Object.hasOwn(storeStatusNames, word);

/** Those that wait come first. */
const order: readonly StoreStatus[] = ['applied', 'approved', 'suspended', 'refused', 'opening'];

/** The stores of the shop: who applied, who sells, and what is decided about each; the address names the one that is looked at. */
export function StoresPart({ matters: { confirmed } }: PartProps) {
  const { narrowed, narrow } = useNarrowed('stores');
  const { store: open, q } = narrowed;
  const shown = shownNamed(narrowed.list);
  useReturnTo(storesPlace, open);
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
        <OneStore
          key={open}
          id={open}
          listHref={partHref('stores', { ...narrowed, store: '' })}
          confirmed={confirmed}
        />
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <Select
              label="Show"
              quietLabel
              className="min-h-11! rounded-full! pl-4.5!"
              value={shown}
              onChange={({ target }) => narrow({ list: listOf(target.value) })}
              options={[
                ...order.map((status) => ({ value: status, label: label(status) })),
                { value: 'all', label: 'All' },
              ]}
            />
            <NameSearch
              label="Name, or e-mail of the owner"
              value={q}
              onChange={(text) => narrow({ q: text.trim(), ...(text.trim() !== '' && { list: 'all' }) })}
            />
          </div>
          {stores.isPending && <Skeleton className="h-40 rounded-chip" />}
          {stores.isError && !stores.data && (
            <TryAgain text="Failed to load the stores" busy={stores.isFetching} onRetry={() => void stores.refetch()} />
          )}
          {stores.data && items.length === 0 && <p className="text-sm">{emptyOf(shown, q)}</p>}
          <RowList>
            {items.map((store) => (
              <StoreRow key={store.id} store={store} href={partHref('stores', { ...narrowed, store: store.id })} />
            ))}
          </RowList>
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

function StoreRow({ store, href }: { store: StoreInList; href: string }) {
  const { storeName, ownerName, place, status, statusAt, products } = store;
  return (
    <ListRow
      title={storeName}
      mark={<Chip tone={tones[status]}>{storeStatusNames[status]}</Chip>}
      facts={[
        `Since ${formatDateTime(statusAt)}`,
        place,
        `Owner: ${ownerName ?? 'nobody yet'}`,
        countOf(products, 'product', 'products'),
      ]}
      acts={
        <ButtonLink variant="secondary" href={href}>
          Look at it<span className="sr-only"> {storeName}</span>
        </ButtonLink>
      }
    />
  );
}

const tones: Record<StoreStatus, ChipTone> = {
  applied: 'sun',
  approved: 'palm',
  suspended: 'clay',
  refused: 'plain',
  opening: 'plain',
};
