import type { Kobo } from '@oja/domain/money/money';
import { plainLetters } from '@oja/domain/text/plain-letters';
import { type ShelvedProduct, sellers } from './catalogue.ts';

/** Goods of the demo by what they are: all that is given holds. Names, colours and sizes are compared in plain letters. */
export type WantedGoods = {
  readonly names?: RegExp;
  readonly sku?: string;
  readonly brand?: string;
  readonly category?: string;
  readonly subcategory?: string;
  readonly tag?: string;
  readonly store?: string;
  /** Of the store. */
  readonly state?: string;
  /** One of the colours, one of the sizes, that the product is offered in. */
  readonly color?: RegExp;
  readonly size?: string;
  /** What it costs now, after its discount. */
  readonly atLeast?: Kobo;
  readonly atMost?: Kobo;
};

/** A text for the search box over the demo catalogue, and what a person would expect of the answer. */
export type SearchCase = {
  /** As it is typed; no two cases are typed alike. */
  readonly typed: string;
  /** Of the products found, one of the first three is such; with `begins`, all of the first `begins` are. */
  readonly top?: WantedGoods;
  readonly begins?: number;
  /** Stores with which the group of stores begins, in any order among them. */
  readonly storesFirst?: readonly string[];
  /** The whole text that was looked for instead, and is told; `false`: it must stay as it is typed. Without it, either is right. */
  readonly corrected?: string | false;
  /** What became a chip. Without it, colours and sizes may be chips or not; prices are, whenever they are typed. */
  readonly chips?: { readonly minPrice?: Kobo; readonly maxPrice?: Kobo };
  /** Words that no product has together with the others: the others are looked for without them. */
  readonly lacking?: readonly string[];
  /** Names of goods that only mention it in their description: they come under 'Also mentions', after all others. */
  readonly alsoMentions?: RegExp;
  /** Nothing at all is found, honestly. */
  readonly nothing?: true;
};

const sellerOf = new Map(sellers.map((seller) => [seller.key, seller]));

export function isWanted(product: ShelvedProduct, wanted: WantedGoods): boolean {
  const { names, color, size, atLeast = 0, atMost = Number.POSITIVE_INFINITY } = wanted;
  const seller = sellerOf.get(product.shelf.by);
  const price = product.sale.discount ?? product.sale.price;
  const equal = (asked: string | undefined, held: string | undefined) => asked === undefined || asked === held;
  return (
    (names?.test(plainLetters(product.name)) ?? true) &&
    equal(wanted.sku, product.sku) &&
    equal(wanted.brand, product.shelf.brand) &&
    equal(wanted.category, product.category) &&
    equal(wanted.subcategory, product.subcategory) &&
    equal(wanted.store, seller?.storeName) &&
    equal(wanted.state, seller?.address.state) &&
    (wanted.tag === undefined || product.tags.includes(wanted.tag)) &&
    (color === undefined || (product.choices?.colors ?? []).some((offered) => color.test(plainLetters(offered)))) &&
    (size === undefined || (product.choices?.sizes ?? []).includes(size)) &&
    price >= atLeast &&
    price <= atMost
  );
}
