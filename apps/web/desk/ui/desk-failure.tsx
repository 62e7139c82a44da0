import { TryAgain } from '../../src/ui/states/try-again.tsx';

interface Asked {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** 'Could not load …', over what was there: that stays. */
export function DeskFailure({ text, of }: { text: string; of: Asked }) {
  if (!of.isError) return null;
  return (
    <div className="mb-4">
      <TryAgain text={text} busy={of.isFetching} onRetry={() => void of.refetch()} />
    </div>
  );
}
