import type { Today } from '@oja/contract/desks/desk-store';
import { useHref } from '../../app/store.ts';
import { Card } from './card.tsx';

/** What can be bought only a few times more. */
export function RunningOut({ today: { runningOut, runningOutCount } }: { today: Today }) {
  const href = useHref();
  if (runningOut.length === 0) return null;
  const more = runningOutCount - runningOut.length;
  return (
    <Card title="Running out">
      <ul>
        {runningOut.map(({ productId, name, color, size, left }) => (
          <li key={`${productId} ${color} ${size}`}>
            <a
              href={href('product', { id: productId })}
              className="flex min-h-11 items-center justify-between gap-3 rounded-chip px-3 py-1.5 hover:bg-sunken"
            >
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-muted">{[color, size].filter(Boolean).join(', ')}</span>
              </span>
              <span className="font-semibold whitespace-nowrap tabular-nums">
                {left === 0 ? 'Sold out' : `${left} left`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <a
          href={href('products', undefined, { only: 'low' })}
          className="flex min-h-11 items-center rounded-chip px-3 text-sm text-palm underline hover:bg-sunken"
        >
          and {more} more
        </a>
      )}
    </Card>
  );
}
