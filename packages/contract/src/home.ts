import { type Static, Type } from 'typebox';
import { Category, ProductCard } from './catalogue.ts';
import { Id, Picture } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { SellerCard } from './seller-card.ts';

export const CarouselItem = Type.Object(
  {
    id: Id,
    order: Type.Integer(),
    title: Type.String(),
    text: Type.String(),
    buttonLabel: Type.String(),
    link: Type.String({ description: 'A hash route of the shop, without the #' }),
    image: Picture,
    backgroundColor: Type.String(),
  },
  { $id: 'CarouselItem' },
);
export type CarouselItem = Static<typeof CarouselItem>;

/** A category as far as its tile on Home says of it: the document is paid for by the byte. */
const CategoryTile = Type.Pick(Category, ['id', 'name', 'slug', 'image', 'productCount']);
export type CategoryTile = Static<typeof CategoryTile>;

/** The home page in one answer. The three categories are picked anew for each answer. */
export const Home = Type.Object(
  {
    carousel: Type.Array(CarouselItem),
    categories: Type.Array(CategoryTile, { maxItems: 3 }),
    flashSales: Type.Array(ProductCard),
    trending: Type.Array(ProductCard),
    fashion: Type.Array(ProductCard),
    electronics: Type.Array(ProductCard),
    newArrivals: Type.Array(ProductCard),
    topSellers: Type.Array(SellerCard),
  },
  { $id: 'Home' },
);
export type Home = Static<typeof Home>;

export const home = {
  home: { summary: 'Everything the home page shows', access: 'public', response: Home, errors: [] },
} satisfies Record<string, Endpoint>;
