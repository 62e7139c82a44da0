import { Suspense } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';

/** Fetched by whoever asks for it: a phone has no keys. */
const KeyList = lazyPart(() => import('./key-list.tsx').then((m) => m.KeyList));

/** What single keys do here. */
export function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} title="Keys">
      <ErrorBoundary text="Could not load the keys.">
        <Suspense fallback={<Skeleton className="h-80" />}>
          <KeyList />
        </Suspense>
      </ErrorBoundary>
    </Modal>
  );
}
