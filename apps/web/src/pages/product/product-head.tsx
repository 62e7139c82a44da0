import type { MouseEvent, Ref } from 'react';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { href } from '../../lib/paths.ts';
import { Rating } from '../../ui/rating.tsx';
import { scrollMotion } from '../../ui/scroll-motion.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShareButton } from './share-button.tsx';

interface ProductHeadProps {
  id: string;
  facts: ProductFacts | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  /** Id of the heading that the rating leads to. */
  reviewsId: string;
}

/** Brand, name, share, rating. The heading is there from the first moment, so that it can take the focus. */
export function ProductHead({ id, facts, headingRef, reviewsId }: ProductHeadProps) {
  function toReviews(event: MouseEvent) {
    event.preventDefault();
    const reviews = document.getElementById(reviewsId);
    reviews?.scrollIntoView({ behavior: scrollMotion() });
    reviews?.focus({ preventScroll: true });
  }
  return (
    <header className="grid grid-cols-[1fr_auto] items-start gap-x-3">
      <div className="grid min-w-0 gap-1.5">
        {facts?.brandName && <p className="text-sm font-medium text-muted">{facts.brandName}</p>}
        <h1 ref={headingRef} tabIndex={-1} className="text-2xl wrap-anywhere">
          {facts?.name ?? (
            <>
              <span className="sr-only">Loading product</span>
              <Skeleton className="h-9 w-4/5" />
            </>
          )}
        </h1>
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
      <div className="flex gap-2">
        <FavouriteButton id={id} className="static! size-11! bg-surface ring-1 ring-line" />
        <ShareButton id={id} />
      </div>
    </header>
  );
}
