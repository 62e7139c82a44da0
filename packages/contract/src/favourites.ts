import { FAVOURITES_MAX } from '@oja/domain/goods/favourites';
import { Type } from 'typebox';
import { ProductCard } from './catalogue.ts';
import { closed, Id, IdParams } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** Ids of products, the latest favourite first. */
const Ids = Type.Array(Id, { maxItems: FAVOURITES_MAX });
const Favourites = Type.Object({ ids: Ids }, { $id: 'Favourites' });
const Cards = Type.Object({ items: Type.Array(ProductCard) });
const signedIn = { signedInOr: 'not_signed_in' } as const;

/** Every change answers with all that are left, so that no second request is needed. */
export const favourites = {
  favourites: { summary: "The account's favourites", access: signedIn, response: Favourites, errors: [] },
  favouriteProducts: {
    summary: "The products that are the account's favourites, the latest first",
    access: signedIn,
    response: Cards,
    errors: [],
  },
  lookUpFavourites: {
    summary: 'The products that a visitor keeps as favourites; those that are gone are left out',
    access: 'public',
    body: Type.Object({ ids: Ids }, closed),
    response: Cards,
    errors: [],
  },
  addFavourite: {
    summary: 'Make a product a favourite; one that is stays where it is',
    access: signedIn,
    params: IdParams,
    response: Favourites,
    errors: ['product_not_found', 'too_many_favourites'],
  },
  removeFavourite: {
    summary: 'A product is no favourite any more',
    access: signedIn,
    params: IdParams,
    response: Favourites,
    errors: [],
  },
  mergeFavourites: {
    summary: "Add a visitor's favourites to the account's; unknown products and those beyond the limit are left out",
    access: signedIn,
    body: Type.Object({ ids: Ids }, closed),
    response: Favourites,
    errors: [],
  },
} satisfies Record<string, Endpoint>;
