import { Suspense, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { useNear } from '../../ui/use-near.ts';

const NewsletterBand = lazyPart(() => import('./newsletter-band.tsx').then((m) => m.NewsletterBand));

/** The newsletter's place in the footer. What stands there comes when the shopper comes near: most visits never scroll that far. */
export function NewsletterPlace() {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  return (
    <section ref={place} className="newsletter">
      {isNear && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <NewsletterBand />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
