import type { Today } from '@oja/contract/desks/desk-store';
import { mayDo } from '@oja/domain/people/member-roles';
import { dayInLagos } from '@oja/domain/stores/holiday';
import { Palmtree } from 'lucide-react';
import { useHref, useStore } from '../../app/store.ts';
import { awayWords } from '../../features/store-status/holiday-words.ts';

/** That the store is away, or will be. */
export function HolidayLine({ holiday }: { holiday: NonNullable<Today['holiday']> }) {
  const { role } = useStore();
  const href = useHref();
  return (
    <p className="mb-6 flex min-h-12 flex-wrap items-center gap-x-3 rounded-card bg-palm-soft px-4 py-1">
      <Palmtree aria-hidden="true" className="size-5 shrink-0 text-palm" />
      <span className="min-w-0 flex-1 py-1">{awayWords(holiday, dayInLagos(new Date()))}</span>
      {mayDo(role, 'store') && (
        <a href={href('holiday')} className="inline-flex min-h-11 items-center font-semibold text-palm underline">
          Change
        </a>
      )}
    </p>
  );
}
