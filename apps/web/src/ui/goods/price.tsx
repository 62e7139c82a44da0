import { discountPercent, effectivePrice, hasDiscount } from '@oja/domain/money/discount';
import type { Kobo } from '@oja/domain/money/money';
import { formatNaira, formatNairaParts } from '@oja/domain/money/naira';
import { clsx } from 'clsx';

/** Kobo as the API carries them are plain integers. */
const amountOf = (amount: number) => amount as Kobo;

/** An amount with small raised kobo; read out as one number. */
export function Amount({ kobo, className }: { kobo: number; className?: string }) {
  const { symbol, whole, fraction } = formatNairaParts(amountOf(kobo));
  return (
    <span className={clsx('amount', className)}>
      {symbol}
      {whole}
      <span className="align-super text-[.6em] leading-none">.{fraction}</span>
    </span>
  );
}

interface PriceProps {
  /** Kobo. */
  price: number;
  discountPrice?: number | undefined;
  /** Other variants cost more. */
  from?: boolean | undefined;
  size?: 'card' | 'page';
  className?: string;
}

/** What it costs and, with a discount, what it cost before. */
export function Price({ price, discountPrice, from, size = 'card', className }: PriceProps) {
  const priced = {
    price: amountOf(price),
    discountPrice: discountPrice === undefined ? undefined : amountOf(discountPrice),
  };
  const reduced = hasDiscount(priced);
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-2', className)}>
      {from && <span className="text-xs text-muted">from</span>}
      {reduced && !from && <span className="sr-only">Now</span>}
      <Amount
        kobo={effectivePrice(priced)}
        className={clsx('display', size === 'page' ? 'text-3xl' : 'text-lg', reduced && 'text-clay')}
      />
      {reduced && (
        <>
          <span className="sr-only">instead of</span>
          <s className={clsx('tabular-nums text-muted', size === 'page' ? 'text-base' : 'text-xs')}>
            {formatNaira(priced.price)}
          </s>
        </>
      )}
    </p>
  );
}

/** '−32%' where there is a discount, else nothing. */
export function percentOff(price: number, discountPrice: number | undefined): string | null {
  if (discountPrice === undefined) return null;
  const percent = discountPercent({ price: amountOf(price), discountPrice: amountOf(discountPrice) });
  return percent > 0 ? `−${percent}%` : null;
}
