import type { DeskChange } from '@oja/contract/desks/desk-changes';
import { formatCount } from '@oja/domain/text/count';

/** 'Changing: 1,750 of 5,000': it goes on without the page. */
export function Progress({ change: { state, done, rows } }: { change: DeskChange }) {
  const words = `${state === 'undoing' ? 'Undoing' : 'Changing'}: ${formatCount(done)} of ${formatCount(rows)}`;
  return (
    <div className="mt-3 grid gap-1.5 rounded-chip bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold tabular-nums">{words}</p>
      <progress aria-label={words} max={rows} value={done} className="sheet-progress" />
      <p className="text-muted">You can leave this page: it goes on by itself.</p>
    </div>
  );
}
