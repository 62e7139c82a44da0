import { useNetwork } from '../../../src/features/network/network.ts';
import { meansSignedOut } from '../../../src/features/session/means-signed-out.ts';
import { usePulse } from '../pulse/use-pulse.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useQueueState } from './waiting.tsx';

/** Under the top bar: that there is no line, how much waits for it, and what this phone cannot do. Always there, so that readers hear what is put into it. */
export function OfflineLine() {
  const { waiting, halt, keeps } = useQueueState();
  const isOffline = useNetwork().state === 'offline';
  const isSignedOut = meansSignedOut(usePulse().error) || halt === 'signed-out';
  const kept = keeps
    ? 'No connection. What you change is kept on this phone.'
    : 'No connection. This phone cannot keep what you change: wait until it is back.';
  const count = `${waiting.length} waiting`;
  return (
    <div role="status" className="desk-line">
      {isOffline && <p>{kept}</p>}
      {!isOffline && !keeps && <p>This phone cannot keep changes: stay here until each has been sent.</p>}
      {isSignedOut && <SignInAgain />}
      {waiting.length > 0 && (isOffline || halt) && <p className="font-semibold tabular-nums">{count}</p>}
    </div>
  );
}
