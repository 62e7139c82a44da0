import type { ProductQuery } from '@oja/contract/catalogue';
import type { StoreGoods } from '@oja/contract/stores';
import { formatCount } from '@oja/domain/text/count';
import { type ReactNode, useEffect, useRef } from 'react';
import { ProductGrid } from '../../features/listing/product-grid.tsx';
import { ProductResults } from '../../features/listing/product-results.tsx';
import { useMoreProducts } from '../../features/listing/use-products.ts';
import { Button } from '../../ui/button.tsx';
import type { StoreState } from './store-state.ts';

type Group = StoreGoods['groups'][number];

interface StoreGroupsProps {
  goods: StoreGoods;
  /** How the listing of these goods is asked for, but for its category. */
  query: ProductQuery;
  state: StoreState;
  /** The goods answer an older text or sort. */
  outdated: boolean;
  onChoose: (category: string) => void;
}

/** A store's goods by category: the first of each, or all of the one that is chosen or that there is. */
export function StoreGroups({ goods: { groups }, query, state, outdated, onChoose }: StoreGroupsProps) {
  const only = groups.length === 1 ? groups[0] : groups.find(({ name }) => name === state.category);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  // Where 'Show all' was pressed, another list begins: at its beginning, for the eye and for the keyboard.
  useEffect(() => {
    if (!asked.current || only?.name !== state.category) return;
    asked.current = false;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  });

  return (only ? [only] : groups).map((group, at) => (
    <section key={group.slug} aria-label={group.name} className={at > 0 ? 'mt-6' : undefined}>
      <h2
        ref={group === only ? heading : undefined}
        tabIndex={-1}
        className="mb-1.5 scroll-mt-24 text-lg wrap-anywhere sm:mb-4 sm:text-xl"
      >
        {group.name}{' '}
        <span className="font-body text-sm font-normal tracking-normal text-muted">({formatCount(group.count)})</span>
      </h2>
      {group === only && !outdated ? (
        <Whole key={JSON.stringify(query)} group={group} query={query} view={state.view} />
      ) : (
        <First group={group} view={state.view}>
          {group.nextCursor !== null && (
            <Button
              variant="secondary"
              onClick={() => {
                asked.current = true;
                onChoose(group.name);
              }}
            >
              Show all {formatCount(group.count)} in {group.name}
            </Button>
          )}
        </First>
      )}
    </section>
  ));
}

function First({ group, view, children }: { group: Group; view: StoreState['view']; children: ReactNode }) {
  return (
    <>
      <ProductGrid products={group.items} view={view} />
      {children && <div className="mt-5 grid justify-items-start">{children}</div>}
    </>
  );
}

/** Page after page of one category. */
function Whole({ group, query, view }: { group: Group; query: ProductQuery; view: StoreState['view'] }) {
  const { items, count, nextCursor } = group;
  const found = useMoreProducts({ category: group.slug, ...query }, { items, total: count, nextCursor });
  return <ProductResults found={found} view={view} empty={null} />;
}
