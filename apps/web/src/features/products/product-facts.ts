import type { Away, Product, ProductCard, ProductPage, Variant } from '@oja/contract/catalogue';
import type { Picture } from '@oja/contract/common';

/** What the top of a product's page shows: all of it known from the page, most of it from a card. */
export interface ProductFacts
  extends Pick<Product, 'id' | 'name' | 'brandName' | 'category' | 'price' | 'stock' | 'maxStock'> {
  discountPrice: Product['discountPrice'] | undefined;
  away: Away | undefined;
  rating: ProductCard['rating'];
  images: readonly Picture[];
  /** Of these and the images a card knows only the first, if there is any. */
  colors: readonly string[];
  sizes: readonly string[];
  /** A card does not know them. */
  variants: readonly Variant[] | undefined;
}

const listOf = <T>(value: T | null | undefined): T[] => (value == null ? [] : [value]);

export function factsOfCard(card: ProductCard): ProductFacts {
  return {
    ...card,
    discountPrice: card.discountPrice,
    away: card.away,
    images: listOf(card.image),
    colors: listOf(card.color),
    sizes: listOf(card.size),
    variants: undefined,
  };
}

export function factsOfPage({ product, away, rating, variants }: ProductPage): ProductFacts {
  return { ...product, discountPrice: product.discountPrice, away, rating, variants };
}
