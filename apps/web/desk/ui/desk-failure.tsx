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
    <div className="my-4">
      <TryAgain
        text={
          <>
            <span className="block font-semibold">{text}</span>
            Nothing is lost: what the shop has is safe there.
          </>
        }
        busy={of.isFetching}
        onRetry={() => void of.refetch()}
      />
    </div>
  );
}
