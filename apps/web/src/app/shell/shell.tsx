import { type ReactNode, useEffect } from 'react';
import { usePathname } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { Bar } from './bar.tsx';
import { BottomBar } from './bottom-bar.tsx';

/** What stands around every page; around the checkout, which has its own bar below, hardly anything. */
export function Shell({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  const isCheckout = usePathname() === pathOf('checkout');
  useEffect(() => window.oja?.handOver(), []);
  return (
    <>
      <button type="button" className="skip-link" onClick={skipToContent}>
        Skip to content
      </button>
      <Bar isCheckout={isCheckout} />
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      {!isCheckout && footer}
      {!isCheckout && <BottomBar />}
    </>
  );
}

/** A button, not a link: what follows `#` in the address is the place in the app. */
function skipToContent(): void {
  const main = document.getElementById('main');
  main?.focus();
  main?.scrollIntoView();
}
