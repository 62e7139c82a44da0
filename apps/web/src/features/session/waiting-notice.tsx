import { Info } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { usePending } from '../cart/pending/pending.ts';
import { soundPending } from '../cart/pending/sound-pending.ts';
import { signInReason } from './go-to-sign-in.ts';

const WaitingGoods = lazyPart(() => import('./waiting-goods.tsx').then((m) => m.WaitingGoods));

/** Rows that leave the form in sight on a phone. */
const MOST_SHOWN = 2;

/** On both forms: why the visitor is here, and the goods that wait for them meanwhile, those added last on top. */
export function WaitingNotice() {
  const [notice] = useState(() => signInReason().notice);
  const pending = usePending();
  const items = useMemo(() => soundPending(pending).items, [pending]);
  if (!notice && items.length === 0) return null;
  const shown = items.slice(-MOST_SHOWN).reverse();
  const others = items.length - shown.length;
  return (
    <section
      aria-label="What waits for you"
      className="mb-5 overflow-hidden rounded-chip bg-palm-soft text-sm text-ink"
    >
      <p role="status" className="flex items-center gap-3 bg-palm-soft px-4 py-3">
        <Info aria-hidden="true" className="size-5 shrink-0 text-ok" />
        {notice ?? 'Your items wait until you are signed in.'}
      </p>
      {items.length > 0 && (
        <div className="grid grid-cols-1 gap-3 px-4 pb-4">
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<Skeleton className={shown.length > 1 ? 'h-31' : 'h-14'} />}>
              <WaitingGoods items={shown} />
            </Suspense>
          </ErrorBoundary>
          {others > 0 && <p className="text-xs text-muted">And {others} more.</p>}
        </div>
      )}
    </section>
  );
}
