import { Suspense, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useNear } from '../../ui/use-near.ts';

const NewsletterForm = lazyPart(() => import('./newsletter-form.tsx').then((m) => m.NewsletterForm));

/** The newsletter's place in the footer. Its form comes when the shopper comes near: most visits never scroll that far. */
export function NewsletterBand() {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  return (
    <section ref={place} className="newsletter">
      <div className="column grid content-start gap-x-10 gap-y-5 py-10 lg:grid-cols-[2fr_3fr]">
        <div>
          <p className="display text-2xl">Market news</p>
          <p className="text-sm opacity-85">New stores and flash sales, twice a month.</p>
        </div>
        {isNear && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <NewsletterForm />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </section>
  );
}
