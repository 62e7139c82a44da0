import type { ProductCard as Product } from '@oja/contract/catalogue';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { Price, percentOff } from '../../ui/goods/price.tsx';
import { Rating } from '../../ui/goods/rating.tsx';
import { StockBar } from '../../ui/goods/stock-bar.tsx';
import { QuickAdd } from '../cart/quick-add.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useProductIntent } from './prefetch-product.ts';
import { ProductFrame } from './product-frame.tsx';

/** Kobo from which on a price has no room beside the '+' of a narrow card in its usual size. */
const MANY_DIGITS = 100_000_000;

/** How wide a card's picture is in a grid. */
export const cardPictureSizes = '(width >= 64rem) 240px, (width >= 40rem) 30vw, 45vw';

interface ProductCardProps {
  product: Product;
  /** `sizes` of the picture where this card stands. */
  sizes?: string;
  layout?: 'grid' | 'list';
  /** With the stock bar, as on flash sales. */
  showsStock?: boolean;
  /** In the first screenful. */
  eager?: boolean;
  /** What its page is asked for: `color`, once it is chosen. */
  query?: Record<string, string>;
  /** It is not known yet what would be put into the cart. */
  waits?: boolean;
  /** What lies over the picture and is no part of the link. */
  over?: ReactNode;
  /** What is said besides, below the rating. */
  children?: ReactNode;
}

/** A product among others: one link to its page and, beside it, a button and a heart. */
export function ProductCard({
  product,
  sizes = cardPictureSizes,
  layout = 'grid',
  showsStock = false,
  eager = false,
  query,
  waits = false,
  over,
  children,
}: ProductCardProps) {
  const intent = useProductIntent(product.id);
  const nameId = useId();
  const soldOut = product.stock === 0;
  const off = percentOff(product.price, product.discountPrice);
  const list = layout === 'list';
  const hasManyDigits = (product.discountPrice ?? product.price) >= MANY_DIGITS;

  return (
    <article className={clsx('product-card group', list ? 'product-card-list' : 'product-card-tile')}>
      {over}
      <a href={href('product', { id: product.id }, query)} draggable={false} {...intent} className="product-card-link">
        <ProductFrame
          product={product}
          sizes={list ? '(width >= 40rem) 176px, 96px' : sizes}
          small={list}
          eager={eager}
        >
          {off && !soldOut && !product.away && (
            <Chip tone="clay" className="absolute top-2 left-2">
              {off}
            </Chip>
          )}
        </ProductFrame>
        <div className="product-card-text">
          <span className="min-h-4 truncate text-xs text-muted">{product.brandName}</span>
          <span id={nameId} className="product-card-name">
            {product.name}
          </span>
          <Rating {...product.rating} />
          {children}
          {showsStock && !soldOut && <StockBar stock={product.stock} maxStock={product.maxStock} />}
          <Price
            price={product.price}
            discountPrice={product.discountPrice}
            from={product.from}
            className={clsx('product-card-price', hasManyDigits && '[&>.display]:text-[.8125rem]!')}
          />
        </div>
      </a>
      <FavouriteButton id={product.id} describedBy={nameId} />
      <QuickAdd
        describedBy={nameId}
        chosen={query !== undefined}
        away={product.away}
        waits={waits}
        soldOut={soldOut}
        item={{
          productId: product.id,
          selectedColor: product.color ?? '',
          selectedSize: product.size ?? '',
          quantity: 1,
        }}
      />
    </article>
  );
}
