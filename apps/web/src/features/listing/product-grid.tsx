import type { ProductCard as Product } from '@oja/contract/catalogue';
import { ProductCard } from '../products/product-card.tsx';
import type { View } from './listing-state.ts';

interface ProductGridProps {
  products: readonly Product[];
  view?: View;
  showsStock?: boolean;
}

/** Cards of the first screenful on a wide window. */
const EAGER = 8;

/** Products as cards in columns, or one below the other. */
export function ProductGrid({ products, view = 'grid', showsStock = false }: ProductGridProps) {
  return (
    <ul className={view === 'grid' ? 'product-grid' : 'product-list'}>
      {products.map((product, at) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} layout={view} showsStock={showsStock} eager={at < EAGER} />
        </li>
      ))}
    </ul>
  );
}
