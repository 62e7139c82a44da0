import type { ProductCard } from '@oja/contract/catalogue';
import { LOW_STOCK, stockLeftWords } from '@oja/domain/cart/stock';
import { clsx } from 'clsx';

/** What a line of a list has room for besides what a card says. */
export function LineFacts({ product, showsStock }: { product: ProductCard; showsStock: boolean }) {
  const { excerpt, storeName, stock } = product;
  return (
    <>
      {excerpt && <span className="product-card-excerpt">{excerpt}</span>}
      <span className="flex flex-wrap gap-x-3 text-xs text-muted">
        {storeName && <span className="min-w-0 wrap-anywhere">Sold by {storeName}</span>}
        {!showsStock && stock > 0 && (
          <span className={clsx(stock <= LOW_STOCK && 'font-medium text-clay')}>
            {stock > LOW_STOCK ? 'In stock' : stockLeftWords(stock)}
          </span>
        )}
      </span>
    </>
  );
}
