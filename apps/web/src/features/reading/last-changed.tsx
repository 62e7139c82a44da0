import type { WrittenPage } from '@oja/contract/content';
import { formatDate } from '../../lib/text/dates.ts';

/** The day that a written page was changed last. */
export function LastChanged({ updated, className }: Pick<WrittenPage, 'updated'> & { className: string }) {
  return (
    <p className={`text-sm text-muted ${className}`}>
      Last changed on <time dateTime={updated}>{formatDate(updated)}</time>
    </p>
  );
}
