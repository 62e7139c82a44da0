import type { ProductInList } from '@oja/contract/desks/operator-products';
import { MOST_PRODUCTS_COUNTED } from '@oja/domain/goods/product-count';
import { takeDownReasons } from '@oja/domain/goods/take-down';
import { formatNaira } from '@oja/domain/money/naira';
import { countOf, formatCount } from '@oja/domain/text/count';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../../lib/text/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { NameSearch } from '../../../ui/forms/name-search.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Picture } from '../../../ui/goods/picture.tsx';
import { LoadMore } from '../../../ui/states/load-more.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TryAgain } from '../../../ui/states/try-again.tsx';
import { Act } from '../act.tsx';
import { ListRow, RowList } from '../list-row.tsx';
import { MatterSection } from '../matter.tsx';
import { useReturnTo } from '../matter-focus.ts';
import { ask, call } from '../operator-api.ts';
import { partHref, productsPlace } from '../operator-parts.ts';
import { ReasonsField } from '../reasons-field.tsx';
import { productStatusNames, sayReason } from '../trade-words.ts';
import { useNarrowed } from '../use-narrowed.ts';

const lists = [
  { value: 'new', label: 'In the shop, newest first' },
  { value: 'taken-down', label: 'Taken down' },
  { value: 'all', label: 'All, whatever their status' },
] as const;
type List = (typeof lists)[number]['value'];

const FIRST: List = 'new';
const listNamed = (word: string): List => lists.find(({ value }) => value === word)?.value ?? FIRST;

/** '20 of 1,204 products', '20 of more than 10,000 products' */
const countedWords = (shown: number, count: number): string =>
  count > MOST_PRODUCTS_COUNTED
    ? `${formatCount(shown)} of more than ${formatCount(MOST_PRODUCTS_COUNTED)} products`
    : `${formatCount(shown)} of ${countOf(count, 'product', 'products')}`;

/** What came into the shop, of every store or of the one that the address names; what is wrong is taken down here. */
export function ProductsSection({ confirmed }: { confirmed: boolean }) {
  const { narrowed, narrow } = useNarrowed('products');
  const { store, q } = narrowed;
  const list = listNamed(narrowed.list);
  useReturnTo(productsPlace, store);
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
          onChange={({ target: { value } }) => narrow({ list: value === FIRST ? '' : value })}
          options={lists}
        />
        <NameSearch
          label="Name, SKU, store or id"
          value={q}
          onChange={(text) => narrow({ q: text.trim(), ...(text.trim() !== '' && { list: 'all' }) })}
        />
      </div>
      {store !== '' && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          Of {items[0]?.store.storeName ?? 'one store'} alone.
          <ButtonLink variant="secondary" href={partHref('products', { ...narrowed, store: '' })}>
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
      {items.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {countedWords(items.length, products.data?.pages[0]?.count ?? items.length)}
        </p>
      )}
      <RowList>
        {items.map((product) => (
          <ProductRow key={product.id} product={product} confirmed={confirmed} />
        ))}
      </RowList>
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
  const { id, name, picture, price, sku, store, publishedAt, status, takenDown } = product;
  return (
    <ListRow
      title={name}
      picture={
        <Picture
          picture={picture}
          sizes="56px"
          widths={[160]}
          decorative
          className="size-14 shrink-0 overflow-hidden rounded-chip"
        />
      }
      mark={status !== 'live' && <Chip tone={takenDown ? 'clay' : 'plain'}>{productStatusNames[status]}</Chip>}
      facts={[store.storeName, formatNaira(price), sku, `First on sale ${formatDate(publishedAt)}`]}
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
    >
      {takenDown && (
        <p className="text-sm wrap-anywhere">
          {formatDateTime(takenDown.at)}: {takenDown.reasons.map(sayReason).join('; ')}. “{takenDown.note}”
        </p>
      )}
    </ListRow>
  );
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
