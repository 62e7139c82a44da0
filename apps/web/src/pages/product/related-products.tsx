import type { ProductCard as Card } from '@oja/contract/catalogue';
import { ProductCard } from '../../features/products/product-card.tsx';
import { DragRow } from '../../ui/carousel/drag-row.tsx';

export function RelatedProducts({ products }: { products: readonly Card[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="mb-4 text-2xl">
        You may also like
      </h2>
      <DragRow label="You may also like">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </DragRow>
    </section>
  );
}
