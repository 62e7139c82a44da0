import { clsx } from 'clsx';
import { Amount } from '../../../src/ui/goods/price.tsx';

/** An amount that comes or goes: its sign is said, and not by its colour alone. */
export function SignedAmount({ kobo, className }: { kobo: number; className?: string }) {
  const isLess = kobo < 0;
  return (
    <span className={clsx('tabular-nums whitespace-nowrap', kobo > 0 && 'text-palm', className)}>
      {isLess ? '−' : kobo > 0 ? '+' : ''}
      <Amount kobo={Math.abs(kobo)} />
    </span>
  );
}
