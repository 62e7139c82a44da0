import type { MouseEvent, Ref } from 'react';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { href } from '../../lib/routing/paths.ts';
import { scrollMotion } from '../../ui/carousel/scroll-motion.ts';
import { Rating } from '../../ui/goods/rating.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

interface ProductHeadProps {
  id: string;
  facts: ProductFacts | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  /** Id of the heading that the rating leads to. */
  reviewsId: string;
}

/**
 * Brand, name and rating: as a rule as tall as while nothing is known. On a phone the rating stands in the line of the
 * brand, so that the price comes earlier. The heading is there from the first moment, so that it can take the focus.
 */
export function ProductHead({ id, facts, headingRef, reviewsId }: ProductHeadProps) {
  function toReviews(event: MouseEvent) {
    event.preventDefault();
    const reviews = document.getElementById(reviewsId);
    reviews?.scrollIntoView({ behavior: scrollMotion() });
    reviews?.focus({ preventScroll: true });
  }
  return (
    <header className="product-head">
      <div className="text-sm font-medium text-muted wrap-anywhere">
        {facts ? facts.brandName : <Skeleton className="h-5 w-24" />}
      </div>
      <h1 ref={headingRef} tabIndex={-1} className="text-2xl wrap-anywhere">
        {facts?.name ?? (
          <>
            <span className="sr-only">Loading product</span>
            <Skeleton className="h-[2.3em] w-4/5" />
          </>
        )}
      </h1>
      {!facts && <Skeleton className="my-2 h-5 w-20" />}
      {facts && facts.rating.count > 0 && (
        <a
          href={href('product', { id })}
          onClick={toReviews}
          className="-my-1 flex min-h-11 items-center justify-self-start rounded-chip underline-offset-4 hover:underline"
        >
          <Rating {...facts.rating} className="text-sm" />
        </a>
      )}
    </header>
  );
}
