import type { ProductCard as Product } from '@oja/contract/catalogue';
import type { ComponentProps, Ref } from 'react';
import { CardSkeleton } from '../../ui/states/card-skeletons.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { ProductCard } from '../products/product-card.tsx';
import { SwatchedCard } from '../products/swatched-card.tsx';
import { LineFacts } from './line-facts.tsx';
import type { View } from './listing-state.ts';

interface ProductGridProps {
  products: readonly Product[];
  view?: View;
  showsStock?: boolean;
  /** How many more are about to come: room is kept for them, so that nothing below has to move. */
  coming?: number;
  /** The first place that is kept. */
  comingRef?: Ref<HTMLLIElement>;
}

/** Clothes hang: where there is nothing else, their pictures are taller. */
const isTall = (products: readonly Product[]) =>
  products.length > 0 && products.every(({ category }) => category === 'Fashion');

/** Cards of the first screenful on a wide window. */
const EAGER = 8;

/** Products as cards in columns, or one below the other. */
export function ProductGrid({ products, view = 'grid', showsStock = false, coming = 0, comingRef }: ProductGridProps) {
  // Named by their position, so that a card takes a place over and no other moves.
  const shape = isTall(products) ? 'tall' : 'square';
  const places = Array.from({ length: coming }, (_, at) => products.length + at);
  return (
    <ul className={view === 'grid' ? 'product-grid' : 'product-list'}>
      {products.map((product, at) => (
        <li key={product.id} className="min-w-0">
          <Card product={product} layout={view} shape={shape} showsStock={showsStock} eager={at < EAGER}>
            {view === 'list' && <LineFacts product={product} showsStock={showsStock} />}
          </Card>
        </li>
      ))}
      {places.map((at) => (
        <li key={at} ref={at === products.length ? comingRef : undefined} aria-hidden="true">
          {view === 'grid' ? <CardSkeleton shape={shape} /> : <Skeleton className="h-32 rounded-card sm:h-48" />}
        </li>
      ))}
    </ul>
  );
}

function Card(props: ComponentProps<typeof ProductCard>) {
  const { swatches } = props.product;
  return swatches ? <SwatchedCard {...props} swatches={swatches} /> : <ProductCard {...props} />;
}
