import { LOW_STOCK, stockLeftWords, stockPercent } from '@oja/domain/cart/stock';
import { clsx } from 'clsx';

interface StockBarProps {
  stock: number;
  maxStock: number;
  className?: string;
}

/** How much is left of a product, as a bar and in words. */
export function StockBar({ stock, maxStock, className }: StockBarProps) {
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
      <p className={clsx('text-xs font-medium', low ? 'text-clay' : 'text-muted')}>{stockLeftWords(stock)}</p>
    </div>
  );
}
