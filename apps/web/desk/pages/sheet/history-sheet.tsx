import { Suspense } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import type { HistoryListProps } from './history-list.tsx';

const HistoryList = lazyPart(() => import('./history-list.tsx').then((m) => m.HistoryList));

interface HistorySheetProps extends HistoryListProps {
  open: boolean;
  onClose: () => void;
}

/** What was changed of many products. */
export function HistorySheet({ open, onClose, ...history }: HistorySheetProps) {
  const isWide = useIsWide();
  return (
    <Modal open={open} onClose={onClose} title="History" place={isWide ? 'right' : 'bottom'}>
      <ErrorBoundary text="Could not load the history.">
        <Suspense fallback={<Skeleton className="h-40" />}>
          <HistoryList {...history} />
        </Suspense>
      </ErrorBoundary>
    </Modal>
  );
}
