import { Info } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { usePending } from '../cart/pending/pending.ts';
import { signInReason } from './go-to-sign-in.ts';

const WaitingGoods = lazyPart(() => import('./waiting-goods.tsx').then((m) => m.WaitingGoods));

/** On both forms: why the visitor is here, and the goods that wait for them meanwhile. */
export function WaitingNotice() {
  const [notice] = useState(() => signInReason().notice);
  const items = usePending((state) => state.items);
  if (!notice && items.length === 0) return null;
  return (
    <section aria-label="Items that wait" className="mb-5 overflow-hidden rounded-chip bg-palm-soft text-sm">
      <p role="status" className="flex items-center gap-3 bg-palm-soft px-4 py-3">
        <Info aria-hidden="true" className="size-5 shrink-0 text-ok" />
        {notice ?? 'Your items wait for you'}
      </p>
      {items.length > 0 && (
        <div className="px-4 pb-4">
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<div className={items.length > 1 ? 'h-31' : 'h-14'} />}>
              <WaitingGoods />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </section>
  );
}
