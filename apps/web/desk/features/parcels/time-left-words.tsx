import { clsx } from 'clsx';
import { timeLeft } from './time-left.ts';

/** How long a parcel has; late ones in red words. @param now Unix time in milliseconds */
export function TimeLeftWords({ dueAt, now }: { dueAt: string | null; now: number }) {
  const left = timeLeft(dueAt, now);
  if (!left) return null;
  return (
    <span className={clsx('whitespace-nowrap tabular-nums', left.isLate && 'font-semibold text-danger')}>
      <span aria-hidden="true">{left.text}</span>
      <span className="sr-only">{left.spoken}</span>
    </span>
  );
}
