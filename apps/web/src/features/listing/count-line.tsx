import { countOf } from '@oja/domain/text/count';
import { Spinner } from '../../ui/states/spinner.tsx';

interface CountLineProps {
  /** Undefined while it is not known. */
  count: number | undefined;
  one: string;
  many: string;
}

/** How much there is, below a list's heading; a spinner in its place until that is known. */
export function CountLine({ count, one, many }: CountLineProps) {
  return (
    <div role="status" className="flex min-h-6 items-center gap-2 text-muted">
      {count === undefined ? (
        <>
          <Spinner className="text-palm" />
          <span className="sr-only">Loading</span>
        </>
      ) : (
        countOf(count, one, many)
      )}
    </div>
  );
}
