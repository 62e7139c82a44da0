import { Suspense } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import type { ChangeFormProps } from './change-form.tsx';

const ChangeForm = lazyPart(() => import('./change-form.tsx').then((m) => m.ChangeForm));

/** One act on many products. */
export function ChangeMany({ open, ...form }: ChangeFormProps & { open: boolean }) {
  const isWide = useIsWide();
  return (
    <Modal open={open} onClose={form.onClose} title="Change many" place={isWide ? 'middle' : 'bottom'}>
      <ErrorBoundary text="Could not load this form.">
        <Suspense fallback={<Skeleton className="h-80" />}>
          <ChangeForm {...form} />
        </Suspense>
      </ErrorBoundary>
    </Modal>
  );
}
