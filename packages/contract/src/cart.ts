import type { QuantityBound } from '@oja/domain/cart/cart-worth';
import { CART_MAX_LINES } from '@oja/domain/cart/pending-items';
import { chargeKinds } from '@oja/domain/money/charges';
import type { Kobo as KoboAmount } from '@oja/domain/money/money';
import { type Static, Type } from 'typebox';
import { closed, Id, IdParams, Kobo, Picture, shortText } from './common.ts';
import type { Endpoint } from './endpoint.ts';

const Bound = Type.Enum(['stock', 'worth'], {
  description: 'What lowered the quantity: what is left of the product, or what a cart can be worth',
});

const quoted = {
  productId: Id,
  name: Type.String(),
  price: Kobo,
  originalPrice: Kobo,
  discountPrice: Type.Union([Kobo, Type.Null()]),
  quantity: Type.Integer({ minimum: 1 }),
  images: Type.Array(Picture),
  sellerId: Type.Union([Id, Type.Null()]),
  storeName: Type.Union([Type.String(), Type.Null()]),
  storeSlug: Type.Union([Type.String(), Type.Null()]),
  selectedColor: Type.String(),
  selectedSize: Type.String(),
  brandName: Type.Union([Type.String(), Type.Null()]),
  stockItemId: Type.Union([Id, Type.Null()], {
    description: 'Lines with the same one share its units; null where this variant is not offered any more',
  }),
  stock: Type.Integer({
    minimum: 0,
    description:
      'Units this line can have: what the other lines of its stock item leave, or its share, first lines first, where there are too few; never more than a cart can be worth',
  }),
  boundBy: Type.Unsafe<QuantityBound>({ ...Bound, description: 'What keeps `stock` from being more' }),
  inOtherVariants: Type.Integer({
    minimum: 0,
    description:
      "Units of the stock item that are shared out to the cart's other lines of it; with none left for this one, they are all there is",
  }),
  discontinued: Type.Boolean({
    description: 'It cannot be bought: the line costs nothing, and is taken out before an order',
  }),
  because: Type.Optional(
    Type.Enum(['paused', 'store_not_selling', 'store_on_holiday'], {
      description: 'Why not, where it may be sold again; missing where the product is gone for good',
    }),
  ),
  backOn: Type.Optional(
    Type.String({ format: 'date', description: 'The day in Lagos on which a store that is on holiday sells again' }),
  ),
};

/**
 * A line as the server sees it now: price, stock and seller come from the product and its variant. `price` is what one unit costs (the
 * discount price if there is one), `originalPrice` what it costs without a discount. Of the pictures only the first travels.
 */
export const QuotedLine = Type.Object(quoted, { $id: 'QuotedLine' });
export type QuotedLine = Static<typeof QuotedLine>;

export const CartLine = Type.Object({ lineId: Id, ...quoted }, { $id: 'CartLine', description: 'A line that is kept' });
export type CartLine = Static<typeof CartLine>;

export const Charge = Type.Object(
  {
    kind: Type.Enum(chargeKinds),
    amount: Type.Unsafe<KoboAmount>({ type: 'integer', description: 'Kobo; below 0 where it is taken off' }),
    included: Type.Boolean({ description: 'The prices of the goods contain it already: it is told, and not added' }),
  },
  { $id: 'Charge', description: 'What is paid beside the goods: a kind may have several' },
);

const Sum = Type.Optional(
  Type.Unsafe<KoboAmount>({ ...Kobo, description: 'Kobo; the sum of these charges, for pages of an older release' }),
);

/** What is paid: goods, charges, total. */
export const paid = { subtotal: Kobo, charges: Type.Array(Charge), shipping: Sum, tax: Sum, total: Kobo };

export const Quote = Type.Object(paid, { $id: 'Quote' });
export type Quote = Static<typeof Quote>;

const Rates = Type.Object(
  {
    freeShippingAboveKobo: Type.Unsafe<KoboAmount>({ ...Kobo, description: 'Kobo; a subtotal above this ships free' }),
    shippingKobo: Type.Unsafe<KoboAmount>({ ...Kobo, description: 'Kobo; what shipping costs else' }),
    taxBasisPoints: Type.Integer({ minimum: 0, maximum: 10_000, description: 'Tax on the subtotal; 1000 is 10 %' }),
  },
  { description: 'What the quote was computed from, so that a client can compute that of a change' },
);

const totals = {
  quote: Quote,
  rates: Rates,
  lowered: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer(), boundBy: Bound }), {
    description: 'Lines that a merge lowered, with their quantity now',
  }),
  leftOut: Type.Integer({
    minimum: 0,
    description:
      'Pending items that a merge did not take: what is no item, no longer sold or not like that, and what a cart has no room for',
  }),
};

export const Cart = Type.Object({ lines: Type.Array(CartLine), ...totals }, { $id: 'Cart' });
export type Cart = Static<typeof Cart>;

export const PendingQuote = Type.Object(
  { lines: Type.Array(QuotedLine), ...totals },
  { $id: 'PendingQuote', description: 'Pending items as they would stand in a cart' },
);
export type PendingQuote = Static<typeof PendingQuote>;

/** What the browser may say of an item: never a price. */
export const CartItem = Type.Object(
  {
    productId: Id,
    selectedColor: shortText(60),
    selectedSize: shortText(60),
    quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  },
  { ...closed, $id: 'CartItem' },
);
export type CartItem = Static<typeof CartItem>;

const signedIn = { signedInOr: 'cart_needs_sign_in' } as const;

/**
 * What waited in a browser, perhaps for weeks. Each is looked at by itself: one that cannot be read is counted in `leftOut`
 * and does not spoil the others.
 */
const PendingItems = Type.Array(Type.Unknown(), { maxItems: 10 * CART_MAX_LINES, description: 'Each like a CartItem' });

export const cart = {
  cart: { summary: 'The cart with its totals', access: signedIn, response: Cart, errors: [] },
  quotePending: {
    summary: "A signed-out visitor's pending items, as they would stand in the cart",
    access: 'public',
    body: Type.Object({ items: PendingItems }, closed),
    response: PendingQuote,
    errors: [],
  },
  addToCart: {
    summary: 'Add units of a variant; an equal line grows',
    access: signedIn,
    body: CartItem,
    response: Cart,
    errors: [
      'not_signed_in',
      'product_not_found',
      'store_not_selling',
      'store_on_holiday',
      'cart_item_needs_seller',
      'cart_variant_unknown',
      'not_enough_stock',
      'cart_too_valuable',
      'cart_full',
    ],
  },
  setCartQuantity: {
    summary: "Set a line's quantity: 1 to the stock, or anything lower than it is",
    access: signedIn,
    params: IdParams,
    body: Type.Object({ quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }, closed),
    response: Cart,
    errors: [
      'not_signed_in',
      'cart_line_not_found',
      'not_enough_stock',
      'cart_too_valuable',
      'product_gone',
      'store_not_selling',
      'store_on_holiday',
    ],
  },
  removeFromCart: {
    summary: 'Remove a line',
    access: signedIn,
    params: IdParams,
    response: Cart,
    errors: ['cart_line_not_found'],
  },
  clearCart: { summary: 'Remove all lines', access: signedIn, response: Cart, errors: [] },
  mergeCart: {
    summary: 'Merge pending items into the cart, once per batch id',
    access: signedIn,
    body: Type.Object({ batchId: Id, items: PendingItems }, closed),
    response: Cart,
    errors: ['not_signed_in'],
  },
} satisfies Record<string, Endpoint>;
