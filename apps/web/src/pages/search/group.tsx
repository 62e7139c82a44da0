import { formatTotal } from '@oja/domain/text/total';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface GroupProps {
  title: string;
  count: number;
  items: readonly unknown[];
  /** How the shown ones were chosen, where there are more. */
  chosen?: string;
  /** Puts the heading among what else stands above the results. */
  above?: (heading: ReactNode) => ReactNode;
  children?: ReactNode;
}

/** One kind of result with its true number, which can be more than what is shown. */
export function Group({ title, count, items, chosen = 'best', above, children }: GroupProps) {
  const id = `found-${title}`;
  const heading = (
    <h2
      id={id}
      className={clsx('flex items-baseline gap-2', above ? 'text-base max-sm:pt-1.5 sm:text-lg' : 'mb-4 text-2xl')}
    >
      {title} <span className="font-body text-base font-normal tracking-normal text-muted">({formatTotal(count)})</span>
    </h2>
  );
  return (
    <section aria-labelledby={id}>
      {above ? above(heading) : heading}
      {children}
      {items.length < count && (
        <p className="mt-4 text-sm text-muted">
          The {chosen} {items.length} of {formatTotal(count)} are shown. More words narrow it down.
        </p>
      )}
    </section>
  );
}
