import type { ProductCard as Product } from '@oja/contract/catalogue';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { CardSkeleton } from '../../ui/states/card-skeletons.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { isClothing } from '../products/is-clothing.ts';
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
  /** What is told in the grid after every ten products, the first, second …, from 0. */
  story?: ((nth: number) => ReactNode) | undefined;
}

/**
 * Products between two stories. With a story, which is two columns wide, they fill twelve places: whole rows of two, three
 * and four columns.
 */
const APART = 10;

/** Cards of the first screenful on a wide window. */
const EAGER = 8;

/** Products as cards in columns, with stories between them, or one below the other. */
export function ProductGrid(props: ProductGridProps) {
  const { products, view = 'grid', showsStock = false, coming = 0, comingRef, story } = props;
  const shape = products.length > 0 && products.every(isClothing) ? 'tall' : 'square';
  const cards = products.map((product, at) => (
    <li key={product.id} className="min-w-0">
      <Card product={product} layout={view} showsStock={showsStock} eager={at < EAGER}>
        {view === 'list' && <LineFacts product={product} showsStock={showsStock} />}
      </Card>
    </li>
  ));
  // Named by their position, so that a card takes a place over and no other moves.
  const places = Array.from({ length: coming }, (_, nth) => products.length + nth).map((at) => (
    <li key={at} ref={at === products.length ? comingRef : undefined} aria-hidden="true">
      {view === 'grid' ? <CardSkeleton shape={shape} /> : <Skeleton className="h-32 rounded-card sm:h-48" />}
    </li>
  ));
  return (
    <ul className={view === 'grid' ? 'product-grid' : 'product-list'}>
      {[...cards, ...places].flatMap((item, at) => [storyBefore(at), item])}
    </ul>
  );

  function storyBefore(at: number) {
    if (!story || view !== 'grid' || at === 0 || at % APART !== 0) return null;
    return (
      <li key={`story ${at}`} className="story-item">
        {story(at / APART - 1)}
      </li>
    );
  }
}

function Card(props: ComponentProps<typeof ProductCard>) {
  const { swatches } = props.product;
  return swatches ? <SwatchedCard {...props} swatches={swatches} /> : <ProductCard {...props} />;
}
