import { clsx } from 'clsx';

/** A grey box in the place of content; the 120 ms before it appears belong to fast answers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('skeleton', className)} />;
}
