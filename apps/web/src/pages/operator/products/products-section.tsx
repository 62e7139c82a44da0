import type { ProductInList } from '@oja/contract/desks/operator-products';
import { takeDownReasons } from '@oja/domain/goods/take-down';
import { formatNaira } from '@oja/domain/money/naira';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHashQuery } from '../../../lib/routing/hash-location.ts';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { NameSearch } from '../../../ui/forms/name-search.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Picture } from '../../../ui/goods/picture.tsx';
import { LoadMore } from '../../../ui/states/load-more.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TryAgain } from '../../../ui/states/try-again.tsx';
import { Act } from '../act.tsx';
import { type Fact, Matter, MatterList, MatterSection } from '../matter.tsx';
import { useReturnTo } from '../matter-focus.ts';
import { ask, call } from '../operator-api.ts';
import { partHref, productsPlace } from '../operator-parts.ts';
import { ReasonsField } from '../reasons-field.tsx';
import { productStatusNames, sayReason } from '../trade-words.ts';

const lists = [
  { value: 'new', label: 'In the shop, newest first' },
  { value: 'taken-down', label: 'Taken down' },
  { value: 'all', label: 'All, whatever their status' },
] as const;
type List = (typeof lists)[number]['value'];

/** What came into the shop, of every store or of the one that the address names; what is wrong is taken down here. */
export function ProductsSection({ confirmed }: { confirmed: boolean }) {
  const store = useHashQuery().get('store') ?? '';
  useReturnTo(productsPlace, store);
  const [list, setList] = useState<List>('new');
  const [q, setQ] = useState('');
  const products = useProducts({ list, q, store });
  const items = products.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <MatterSection
      place={productsPlace}
      title="Products"
      about="What stores put on sale, the newest first. What is taken down is out of the shop until you put it back."
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="Show"
          quietLabel
          className="min-h-11! rounded-full! pl-4.5!"
          value={list}
          onChange={({ target }) => setList(target.value as List)}
          options={lists}
        />
        <NameSearch
          label="Name, SKU, store or id"
          value={q}
          onChange={(text) => {
            setQ(text.trim());
            if (text.trim() !== '') setList('all');
          }}
        />
      </div>
      {store !== '' && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          Of {items[0]?.store.storeName ?? 'one store'} alone.
          <ButtonLink variant="secondary" href={partHref('products')}>
            Of every store
          </ButtonLink>
        </p>
      )}
      {products.isPending && <Skeleton className="h-40 rounded-chip" />}
      {products.isError && !products.data && (
        <TryAgain
          text="Failed to load the products"
          busy={products.isFetching}
          onRetry={() => void products.refetch()}
        />
      )}
      {products.data && items.length === 0 && (
        <p className="text-sm">{q === '' ? 'There are none.' : `No product matches “${q}”.`}</p>
      )}
      <MatterList>
        {items.map((product) => (
          <ProductRow key={product.id} product={product} confirmed={confirmed} />
        ))}
      </MatterList>
      {products.hasNextPage && (
        <LoadMore busy={products.isFetchingNextPage} onLoad={() => void products.fetchNextPage()} />
      )}
    </MatterSection>
  );
}

function useProducts({ list, q, store }: { list: List; q: string; store: string }) {
  const query = { list, ...(q !== '' && { q }), ...(store !== '' && { store }) };
  return useInfiniteQuery({
    queryKey: ['operatorProducts', query],
    queryFn: ({ pageParam, signal }) =>
      ask('operatorProducts', { query: pageParam === null ? query : { ...query, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

interface OfProduct {
  product: ProductInList;
  confirmed: boolean;
}

function ProductRow({ product, confirmed }: OfProduct) {
  const { id, name, picture, status, takenDown } = product;
  return (
    <Matter
      title={
        <span className="flex items-center gap-3">
          <Picture
            picture={picture}
            sizes="64px"
            widths={[160]}
            decorative
            className="size-16 shrink-0 overflow-hidden rounded-chip"
          />
          <span className="min-w-0">{name}</span>
        </span>
      }
      facts={factsOf(product)}
      acts={
        <>
          {takenDown ? (
            <Restore product={product} confirmed={confirmed} />
          ) : (
            <TakeDown product={product} confirmed={confirmed} />
          )}
          {status === 'live' && (
            <ButtonLink variant="secondary" href={`#/product/${id}`}>
              See it<span className="sr-only"> {name}</span>
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

function factsOf({ price, sku, status, store, publishedAt, takenDown }: ProductInList): Fact[] {
  return [
    ['Store', store.storeName],
    ['Price', formatNaira(price)],
    ['SKU', sku],
    ['Stands', productStatusNames[status]],
    ['Put on sale since', formatDateTime(publishedAt)],
    ...(takenDown
      ? ([
          ['Taken down', formatDateTime(takenDown.at)],
          ['Reasons', takenDown.reasons.map(sayReason).join('; ')],
          ['Said', takenDown.note],
        ] as const)
      : []),
  ];
}

const told = 'The store reads it in a mail and at its desk. Stays in the audit log.';

function TakeDown({ product, confirmed }: OfProduct) {
  const { id, name, mark: seen, store } = product;
  const [reasons, setReasons] = useState<(typeof takeDownReasons)[number][]>([]);
  return (
    <Act
      label="Take down"
      facts={[
        ['Product', name],
        ['Store', store.storeName],
      ]}
      explanation="It leaves the shop at once, and its store cannot put it back. Who is paying for it now may still get it."
      sentence={{ label: 'Why, in a sentence', hint: told }}
      confirmed={confirmed}
      done={`${name} is taken down`}
      ready={reasons.length > 0}
      fields={<ReasonsField reasons={takeDownReasons} chosen={reasons} onChange={setReasons} />}
      onAct={(note, idempotencyKey) =>
        call('takeDownProduct', { params: { id }, body: { seen, reasons, note }, idempotencyKey })
      }
    />
  );
}

function Restore({ product, confirmed }: OfProduct) {
  const { id, name, mark: seen, store } = product;
  return (
    <Act
      label="Put back"
      facts={[
        ['Product', name],
        ['Store', store.storeName],
      ]}
      explanation="It stands again where it stood before: in the shop, or where its store had put it."
      sentence={{ label: 'Why, in a sentence', hint: told.replace(' and at its desk', '') }}
      confirmed={confirmed}
      done={`${name} is back`}
      onAct={(note, idempotencyKey) => call('restoreProduct', { params: { id }, body: { seen, note }, idempotencyKey })}
    />
  );
}
