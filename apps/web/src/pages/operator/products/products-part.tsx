import type { PartProps } from '../operator-parts.ts';
import { ProductsSection } from './products-section.tsx';
import { ReviewSection } from './review/review-section.tsx';

/** Products before they are sold, and those in the shop. */
export function ProductsPart({ matters: { confirmed } }: PartProps) {
  return (
    <>
      <ReviewSection confirmed={confirmed} />
      <ProductsSection confirmed={confirmed} />
    </>
  );
}
