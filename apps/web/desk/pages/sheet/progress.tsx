import type { DeskChange } from '@oja/contract/desks/desk-changes';
import { formatCount } from '@oja/domain/text/count';
import { ProgressLine } from '../../ui/progress-line.tsx';

/** 'Changing: 1,750 of 5,000': it goes on without the page. */
export function Progress({ change: { state, done, rows } }: { change: DeskChange }) {
  const words = `${state === 'undoing' ? 'Undoing' : 'Changing'}: ${formatCount(done)} of ${formatCount(rows)}`;
  return (
    <ProgressLine words={words} value={done} max={rows}>
      You can leave this page: it goes on by itself.
    </ProgressLine>
  );
}
