import { formatCount } from '@oja/domain/text/count';

/** How many products a filter would leave; nothing where that is not known. Readers hear it after the filter's name. */
export function FacetCount({ id, count }: { id: string; count: number | null }) {
  if (count === null) return null;
  return (
    <span aria-hidden="true" className="text-xs font-normal text-muted tabular-nums">
      <span id={id}>
        {formatCount(count)}
        <span className="sr-only"> {count === 1 ? 'product' : 'products'}</span>
      </span>
    </span>
  );
}
