import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { Suspense } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { useMedia } from '../../../src/lib/use-media.ts';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';

/** Fetched by whoever cancels: it asks the shop at once, and there is a line to it. */
const CancelForm = lazyPart(() => import('./cancel-form.tsx').then((m) => m.CancelForm));

interface CancelSheetProps {
  parcel: DeskParcel;
  /** Null while it is closed. */
  line: DeskParcel['lines'][number] | null;
  onClose: () => void;
}

/** Asks what of a line is cancelled and why, says what the buyer gets back, and does it. It is never kept for later. */
export function CancelSheet({ parcel, line, onClose }: CancelSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  return (
    <Modal
      open={line !== null}
      onClose={onClose}
      place={isWide ? 'middle' : 'bottom'}
      title={`Cancel ${line?.name ?? ''}`}
    >
      {line && (
        <Suspense fallback={<DeskSkeleton shape="form" />}>
          <CancelForm parcel={parcel} line={line} onClose={onClose} />
        </Suspense>
      )}
    </Modal>
  );
}
