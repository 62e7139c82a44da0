import type { Today } from '@oja/contract/desks/desk-store';
import { Card } from './card.tsx';

/** What can be bought only a few times more. */
export function RunningOut({ today: { runningOut, runningOutCount } }: { today: Today }) {
  if (runningOut.length === 0) return null;
  const more = runningOutCount - runningOut.length;
  return (
    <Card title="Running out">
      <ul className="px-3 pb-2">
        {runningOut.map(({ productId, name, color, size, left }) => (
          <li key={`${productId} ${color} ${size}`} className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="text-muted">{[color, size].filter(Boolean).join(', ')}</span>
            </span>
            <span className="font-semibold whitespace-nowrap tabular-nums">
              {left === 0 ? 'Sold out' : `${left} left`}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="px-3 pb-2 text-sm text-muted">and {more} more</p>}
    </Card>
  );
}
