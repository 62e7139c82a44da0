import type { ProductCard as Card } from '@oja/contract/catalogue';
import type { ReactNode } from 'react';
import { CardSkeleton } from '../../ui/states/card-skeletons.tsx';
import { ProductCard } from './product-card.tsx';

const places = ['a', 'b', 'c', 'd'];

interface FewGoodsProps {
  /** Undefined while they are waited for: four places are held for them. */
  products: readonly Card[] | undefined;
  /** The columns. */
  className: string;
  /** An item behind the last. */
  children?: ReactNode;
}

/** Up to four products on a page that is about something else, as cards. */
export function FewGoods({ products, className, children }: FewGoodsProps) {
  return (
    <ul className={className}>
      {products
        ? products.map((product) => (
            <li key={product.id} className="min-w-0">
              <ProductCard product={product} />
            </li>
          ))
        : places.map((place) => (
            <li key={place}>
              <CardSkeleton />
            </li>
          ))}
      {children}
    </ul>
  );
}
