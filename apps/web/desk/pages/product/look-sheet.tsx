import { Suspense } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { useMedia } from '../../../src/lib/use-media.ts';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';
import type { LookPartsProps } from './look-parts.tsx';

/** Fetched by whoever looks. */
const LookParts = lazyPart(() => import('./look-parts.tsx').then((m) => m.LookParts));

interface LookSheetProps extends LookPartsProps {
  open: boolean;
  onClose: () => void;
}

/** What a shopper will see of it, before it is there. */
export function LookSheet({ open, onClose, ...shown }: LookSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  return (
    <Modal open={open} onClose={onClose} place={isWide ? 'middle' : 'bottom'} title="How it looks">
      <ErrorBoundary text="Could not load how it looks.">
        <Suspense fallback={<Skeleton className="h-80" />}>
          <LookParts {...shown} />
        </Suspense>
      </ErrorBoundary>
    </Modal>
  );
}
