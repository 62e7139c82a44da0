import { LOW_STOCK, stockLeftWords, stockPercent } from '@oja/domain/cart/stock';
import { formatCount } from '@oja/domain/text/count';
import { clsx } from 'clsx';

interface StockBarProps {
  stock: number;
  maxStock: number;
  /** Says what a full bar would be. */
  ofMax?: boolean;
  className?: string;
}

/** How much is left of a product, as a bar and in words. */
export function StockBar({ stock, maxStock, ofMax = false, className }: StockBarProps) {
  const percent = Math.round(stockPercent(stock, maxStock));
  const low = stock <= LOW_STOCK;
  return (
    <div className={clsx('grid gap-1', className)}>
      <progress
        aria-label="Stock left"
        aria-valuetext={stockLeftWords(stock)}
        value={percent}
        max={100}
        className={clsx('stock-bar', low ? 'text-clay' : 'text-palm')}
      />
      <div className={clsx('flex justify-between text-xs font-medium', low ? 'text-clay' : 'text-muted')}>
        <p>{stockLeftWords(stock)}</p>
        {ofMax && stock > 0 && <p>of {formatCount(maxStock)}</p>}
      </div>
    </div>
  );
}
