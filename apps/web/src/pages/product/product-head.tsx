import type { MouseEvent, Ref } from 'react';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { href } from '../../lib/routing/paths.ts';
import { scrollMotion } from '../../ui/carousel/scroll-motion.ts';
import { Rating } from '../../ui/goods/rating.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { ShareButton } from './share-button.tsx';

interface ProductHeadProps {
  id: string;
  facts: ProductFacts | undefined;
  /** That was chosen. */
  color: string | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  /** Id of the heading that the rating leads to. */
  reviewsId: string;
}

/**
 * Brand, name, rating, heart and share: as a rule as tall as while nothing is known. On a phone heart and
 * share stand in the line of the thumbs. The heading is there from the first moment, so that it can take the focus.
 */
export function ProductHead({ id, facts, color, headingRef, reviewsId }: ProductHeadProps) {
  function toReviews(event: MouseEvent) {
    event.preventDefault();
    const reviews = document.getElementById(reviewsId);
    reviews?.scrollIntoView({ behavior: scrollMotion() });
    reviews?.focus({ preventScroll: true });
  }
  return (
    <header className="relative grid items-start sm:grid-cols-[1fr_auto] sm:gap-x-3">
      <div className="grid min-w-0 gap-1.5">
        <div className="text-sm font-medium text-muted wrap-anywhere">
          {facts ? facts.brandName : <Skeleton className="h-5 w-1/4" />}
        </div>
        <h1 ref={headingRef} tabIndex={-1} className="text-2xl wrap-anywhere">
          {facts?.name ?? (
            <>
              <span className="sr-only">Loading product</span>
              <Skeleton className="h-[2.3em] w-4/5" />
            </>
          )}
        </h1>
        {!facts && <Skeleton className="my-2 h-5 w-2/5" />}
        {facts && facts.rating.count > 0 && (
          <a
            href={href('product', { id })}
            onClick={toReviews}
            className="-my-1 flex min-h-11 items-center justify-self-start rounded-chip underline-offset-4 hover:underline"
          >
            <Rating {...facts.rating} className="text-sm" />
          </a>
        )}
      </div>
      <div className="flex gap-2 max-sm:absolute max-sm:right-0 max-sm:-top-15">
        <FavouriteButton id={id} className="static! size-11! bg-surface ring-1 ring-line" />
        <ShareButton id={id} color={color} />
      </div>
    </header>
  );
}
