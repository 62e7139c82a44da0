import { useNetwork } from '../../src/features/network/network.ts';
import { TryAgain } from '../../src/ui/states/try-again.tsx';

interface Asked {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** 'Could not load …', and what to do about it; over what was there: that stays. */
export function DeskFailure({ text, of }: { text: string; of: Asked }) {
  const isOffline = useNetwork().state === 'offline';
  if (!of.isError) return null;
  return (
    <div className="my-4">
      <TryAgain
        text={
          <>
            <span className="block font-semibold">{text}</span>
            <span className="block">Nothing is lost: what the shop has is safe there.</span>
            {isOffline && 'You have no connection. It comes by itself once you have.'}
          </>
        }
        busy={of.isFetching}
        onRetry={() => void of.refetch()}
      />
    </div>
  );
}
