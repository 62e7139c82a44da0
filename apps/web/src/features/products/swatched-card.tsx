import type { ProductCard as Product, Swatch, Variant } from '@oja/contract/catalogue';
import { shownVariant } from '@oja/domain/goods/variants';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useState } from 'react';
import { read } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { ProductCard } from './product-card.tsx';

const CardSwatches = lazyPart(() => import('./card-swatches.tsx').then((m) => m.CardSwatches));

interface Chosen {
  color: string;
  /** Not known while it is left out; null where none is offered any more. */
  variant?: Variant | null;
}

type SwatchedCardProps = Omit<ComponentProps<typeof ProductCard>, 'query' | 'waits' | 'over'> & {
  swatches: readonly Swatch[];
};

/**
 * A card that shows its product in the colour that is pointed at, and sells and leads to the one that is chosen. The swatches
 * lie over the picture, so that cards with and without them are of one height and nothing moves when they come.
 */
export function SwatchedCard({ swatches, product, ...rest }: SwatchedCardProps) {
  const queryClient = useQueryClient();
  const [pointedAt, pointAt] = useState<string>();
  const [chosen, setChosen] = useState<Chosen>();
  const sold = chosen?.color ?? product.color;
  const image = swatches.find(({ color }) => color === (pointedAt ?? sold))?.image ?? product.image;

  /** Which of its sizes can be bought, and for how much, only its page knows. */
  function choose(color: string) {
    setChosen({ color });
    const ofThis = (variant: Variant | null) => setChosen((now) => (now?.color === color ? { color, variant } : now));
    void queryClient.fetchQuery(read('product', { params: { id: product.id } })).then(
      ({ variants }) => ofThis(shownVariant(variants, { color }) ?? null),
      // It stays chosen: sprung back, the card would sell another than was pressed.
      () => showToast(`Could not load ${color}. Press it again.`, { tone: 'error' }),
    );
  }
  return (
    <ProductCard
      {...rest}
      product={{ ...(chosen ? cardOf(product, chosen) : product), image }}
      over={
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <CardSwatches name={product.name} swatches={swatches} chosen={sold} onPointAt={pointAt} onChoose={choose} />
          </Suspense>
        </ErrorBoundary>
      }
      {...(chosen && { query: { color: chosen.color }, waits: chosen.variant === undefined })}
    />
  );
}

/** A card of the variant that is chosen: as it was until that is known, sold out where there is none. */
function cardOf(product: Product, { color, variant }: Chosen): Product {
  if (!variant) return { ...product, color, ...(variant === null && { stock: 0 }) };
  const { discountPrice: _ofOther, from: _ofAll, ...rest } = product;
  const { size, price, discountPrice, stock } = variant;
  return { ...rest, color, size, price, stock, ...(discountPrice !== undefined && { discountPrice }) };
}
