import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Chip } from '../../ui/chip.tsx';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import type { Telling } from './wish.ts';

const TellMe = lazyPart(() => import('./tell-me.tsx').then((m) => m.TellMe));
const NearGoods = lazyPart(() => import('./near-goods.tsx').then((m) => m.NearGoods));

/** The offer to tell when it is back, in the place of the button that sells; it comes with a part of its own. */
export function SoldOutOffer(telling: Telling) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Skeleton className="h-12 rounded-full" />}>
        <TellMe {...telling} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** On the picture of what cannot be bought, at its top beside the counter. */
export function SoldOutBadge() {
  return <Chip className="sold-out-badge px-3.5! py-1! text-sm!">Sold out</Chip>;
}

export function NearSoldOut({ id }: { id: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <NearGoods id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}
