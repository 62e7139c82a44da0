import { nigerianStates } from '@oja/domain/people/nigerian-states';
import { formatCount } from '@oja/domain/text/count';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { StoreState } from '../../features/sellers/map/store-states.ts';
import { href } from '../../lib/routing/paths.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';

const boxes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

interface StateListProps {
  /** Undefined while they are on their way. */
  states: readonly StoreState[] | undefined;
  chosen: string | undefined;
}

/** The states that have stores, as links: those with the most first, down the first column and on in the second. */
export function StateList({ states, chosen }: StateListProps) {
  return (
    <ul aria-label="States with stores" aria-busy={!states} className="columns-2 gap-x-3 sm:gap-x-6">
      {states?.map(({ state, stores }) => (
        <li key={state} className="break-inside-avoid border-b border-line">
          <a
            href={href('stores', undefined, { state })}
            aria-current={state === chosen || undefined}
            className={clsx(
              'state-link flex min-h-12 items-center gap-1.5',
              state === chosen ? 'font-bold' : 'font-medium',
            )}
          >
            <span className="relative min-w-0 flex-1 wrap-anywhere">
              {state}
              <span className="sr-only">,</span>
            </span>{' '}
            <span className="rounded-full bg-sunken px-2 text-sm text-muted tabular-nums">
              {formatCount(stores)}
              <span className="sr-only"> {stores === 1 ? 'store' : 'stores'}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
          </a>
        </li>
      )) ??
        boxes.map((box) => (
          <li key={box} className="break-inside-avoid border-b border-line py-2">
            <Skeleton className="h-7 rounded-chip" />
          </li>
        ))}
    </ul>
  );
}

/** The others, which wait for a first store. */
export function StatesToCome({ states, chosen }: { states: readonly StoreState[]; chosen: string | undefined }) {
  const without = nigerianStates.filter((name) => !states.some(({ state }) => state === name));
  if (without.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-xl">No store yet</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {without.map((state) => (
          <li key={state}>
            <a
              href={href('stores', undefined, { state })}
              aria-current={state === chosen || undefined}
              className={clsx('pill pill-small', state === chosen ? 'pill-chosen' : 'text-muted')}
            >
              {state}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
