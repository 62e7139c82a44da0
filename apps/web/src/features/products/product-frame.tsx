import type { ProductCard } from '@oja/contract/catalogue';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/goods/picture.tsx';
import { isClothing } from './is-clothing.ts';

interface ProductFrameProps {
  product: Pick<ProductCard, 'image' | 'category' | 'stock'>;
  /** `sizes` of the picture. */
  sizes: string;
  eager?: boolean;
  /** Square, whatever it shows. */
  small?: boolean;
  /** What lies over the picture. */
  children?: ReactNode;
}

/**
 * A product's picture among others: 3 to 4 of clothes, else square. In a row with clothes the rest are as high as theirs, so
 * that all names stand on one line; what is cut off is wall, for a thing fills no more than the middle of its picture.
 */
export function ProductFrame({ product, sizes, eager = false, small = false, children }: ProductFrameProps) {
  const { image, stock } = product;
  const tall = isClothing(product) && !small;
  return (
    <span className={clsx('product-card-frame product-frame', tall && 'product-frame-tall')}>
      <Picture
        picture={image}
        sizes={sizes}
        eager={eager}
        decorative
        className={clsx('absolute inset-0', stock === 0 && 'opacity-80')}
        imageClassName="product-card-picture"
      />
      {children}
    </span>
  );
}
