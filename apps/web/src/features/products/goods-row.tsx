import type { ProductCard } from '@oja/contract/catalogue';
import { type ReactNode, useId } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { DragRow } from '../../ui/carousel/drag-row.tsx';
import { Price } from '../../ui/goods/price.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useProductIntent } from './prefetch-product.ts';
import { ProductFrame } from './product-frame.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface GoodsRowProps {
  title: string;
  hint?: ReactNode;
  /** Undefined while they are waited for: the row is as high then. */
  products: readonly ProductCard[] | undefined;
}

/** Goods that may be looked at next, in one quiet row: picture, name and price. */
export function GoodsRow({ title, hint, products }: GoodsRowProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-12">
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <div className="mt-4">
        {products ? (
          <DragRow label={title} className="goods-row">
            {products.map((product) => (
              <Tile key={product.id} product={product} />
            ))}
          </DragRow>
        ) : (
          <div className="drag-row-frame">
            <div className="drag-row goods-row overflow-hidden!">
              {places.map((place) => (
                <div key={place} className="goods-tile">
                  <Skeleton className="aspect-square w-full rounded-2xl" />
                  <Skeleton className="h-[2.6em] w-4/5" />
                  <Skeleton className="h-12 w-1/2" />
                </div>
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function Tile({ product }: { product: ProductCard }) {
  const intent = useProductIntent(product.id);
  const { id, name, price, discountPrice, from, stock } = product;
  return (
    <li className="min-w-0">
      <a href={href('product', { id })} draggable={false} className="goods-tile group" {...intent}>
        <ProductFrame product={product} sizes="(width >= 40rem) 192px, 36vw" />
        <span className="goods-tile-name">{name}</span>
        {stock > 0 ? (
          <Price
            price={price}
            discountPrice={discountPrice}
            from={from}
            className="h-12 content-start overflow-hidden"
          />
        ) : (
          <span className="h-12 text-muted">Sold out</span>
        )}
      </a>
    </li>
  );
}
