import { lazyPart } from '../../lib/lazy-part.ts';
import { Beside } from '../../ui/beside.tsx';

const AccountGives = lazyPart(() => import('./account-gives.tsx').then((m) => m.AccountGives));

/** Beside both forms, where there is room: what they lead to. */
export function BesideSignIn() {
  return (
    <Beside>
      <AccountGives />
    </Beside>
  );
}
