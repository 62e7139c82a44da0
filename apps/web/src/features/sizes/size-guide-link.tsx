import { Ruler } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { sizeTablesOf } from './size-tables-of.ts';

const SizeGuide = lazyPart(() => import('./size-guide.tsx').then((m) => m.SizeGuide));

interface SizeGuideLinkProps {
  category: string;
  subcategory: string | null | undefined;
  sizes: readonly string[];
}

/** At the end of the line that asks for a size; nothing where no guide tells of these sizes. */
export function SizeGuideLink(product: SizeGuideLinkProps) {
  const tables = sizeTablesOf(product);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  function couldNotOpen() {
    close();
    showToast('The size guide could not be loaded. Please try again.', { tone: 'error' });
  }
  if (tables.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="absolute -top-3 right-0 inline-flex min-h-11 items-center gap-1.5 text-sm text-indigo underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        <Ruler aria-hidden="true" className="size-4" />
        Size guide
      </button>
      {isOpen && (
        <ErrorBoundary fallback={null} onError={couldNotOpen}>
          <Suspense fallback={null}>
            <SizeGuide tables={tables} sizes={product.sizes} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
