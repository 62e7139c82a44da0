import type { Away } from '@oja/contract/away';
import type { Product, ProductCard, ProductPage, Variant } from '@oja/contract/catalogue';
import type { Picture } from '@oja/contract/common';

/** What the top of a product's page shows: all of it known from the page, most of it from a card. */
export interface ProductFacts
  extends Pick<Product, 'id' | 'name' | 'brandName' | 'category' | 'price' | 'stock' | 'maxStock'> {
  /** A card does not know it. */
  subcategory: Product['subcategory'] | undefined;
  discountPrice: Product['discountPrice'] | undefined;
  /** Other variants cost more; of a page it shows with what is chosen. */
  from: ProductCard['from'] | undefined;
  away: Away | undefined;
  rating: ProductCard['rating'];
  /** Undefined where a card does not know that of the colour that is asked for. */
  images: readonly Picture[] | undefined;
  /** Of these and the images a card knows only the first, if there is any. */
  colors: readonly string[];
  sizes: readonly string[];
  /** A card does not know them. */
  variants: readonly Variant[] | undefined;
  /** Of another colour than its own a card knows no size: it cannot be put into a cart yet. */
  isPartial: boolean;
}

const listOf = <T>(value: T | null | undefined): T[] => (value == null ? [] : [value]);

/** @param asked the colour that the page's address asks for */
export function factsOfCard(card: ProductCard, asked?: string): ProductFacts {
  const other = asked !== undefined && card.color && asked !== card.color ? asked : undefined;
  return {
    ...card,
    subcategory: undefined,
    discountPrice: card.discountPrice,
    from: card.from,
    away: card.away,
    images: other === undefined ? listOf(card.image) : imagesOf(card, other),
    colors: listOf(other ?? card.color),
    sizes: other === undefined ? listOf(card.size) : [],
    variants: undefined,
    isPartial: other !== undefined,
  };
}

function imagesOf({ image, swatches = [] }: ProductCard, color: string): Picture[] | undefined {
  const own = swatches.find((swatch) => swatch.color === color)?.image ?? (image?.choice === color ? image : undefined);
  return own && [own];
}

export function factsOfPage({ product, away, rating, variants }: ProductPage): ProductFacts {
  return {
    ...product,
    discountPrice: product.discountPrice,
    from: undefined,
    away,
    rating,
    variants,
    isPartial: false,
  };
}
