import { Spinner } from '../../ui/states/spinner.tsx';

interface CountLineProps {
  /** '1,000+ products'; undefined while it is not known. */
  words: string | undefined;
}

/** How much there is, below a list's heading; a spinner in its place until that is known. */
export function CountLine({ words }: CountLineProps) {
  return (
    <div role="status" className="flex min-h-6 items-center gap-2 text-muted">
      {words ?? (
        <>
          <Spinner className="text-palm" />
          <span className="sr-only">Loading</span>
        </>
      )}
    </div>
  );
}
