import type { shopRoutes } from '@oja/contract/routes/shop-routes';
import { contactTopics } from '@oja/domain/people/contact';
import { shippingInfo } from '@oja/testing/buying/address';
import { newId } from '../../platform/ids.ts';
import { type Stage, someOrder } from '../stage.ts';
import { account, anyone, type Input, onlyBuyer, type Row, refused } from './row.ts';

const ofProduct: Input = ({ product }) => ({ params: { id: product.id } });
const ofStore: Input = ({ product }) => ({ params: { slug: product.slug }, query: {} });
const item: Input = ({ product }) => ({
  body: { productId: product.id, selectedColor: '', selectedSize: '', quantity: 1 },
});
const address = { ...shippingInfo, isDefault: false };

const lineOfBuyer = async ({ buyer, product }: Stage) => {
  const { lines } = await buyer.call('addToCart', (await item({ product } as Stage, 'buyer')) as never);
  return { id: lines[0]?.lineId ?? '' };
};
const addressOfBuyer = async ({ buyer }: Stage) => {
  const { items } = await buyer.call('addresses', {});
  for (const { id } of items) await buyer.call('removeAddress', { params: { id } });
  return { id: (await buyer.call('addAddress', { body: address })).id };
};

/** What shoppers call. */
export const shopRows: Record<keyof typeof shopRoutes, Row> = {
  ready: anyone(),

  home: anyone(),
  categories: anyone(),
  products: anyone(() => ({ query: {} })),
  product: anyone(ofProduct),
  stock: anyone(({ product }) => ({ query: { ids: product.id } })),
  sellers: anyone(() => ({ query: {} })),
  storeStates: anyone(),
  store: anyone(ofStore),
  search: anyone(() => ({ query: { q: 'a' } })),
  suggestions: anyone(() => ({ query: { q: 'a' } })),

  writtenPage: anyone(() => ({ params: { slug: 'terms' } })),
  help: anyone(),
  articles: anyone(),
  article: anyone(() => ({ params: { slug: 'no-such-article' } }), refused('article_not_found')),

  productReviews: anyone(async (stage, caller) => ({ ...(await ofProduct(stage, caller)), query: {} })),
  storeReviews: anyone(ofStore),
  myReview: account(ofProduct),
  saveReview: account(({ product }) => ({ params: { id: product.id }, body: { rating: 4, comment: 'Well made.' } })),
  removeReview: account(ofProduct),
  myReviews: account(),

  favourites: account(),
  favouriteProducts: account(),
  lookUpFavourites: anyone(({ product }) => ({ body: { ids: [product.id] } })),
  mergeFavourites: account(({ product }) => ({ body: { ids: [product.id] } })),
  addFavourite: account(ofProduct),
  removeFavourite: account(ofProduct),

  me: anyone(),
  signOut: { ...anyone(), ends: true },

  cart: account(),
  quotePending: anyone(({ product }) => ({
    body: { items: [{ productId: product.id, selectedColor: '', selectedSize: '', quantity: 1 }] },
  })),
  addToCart: account(item),
  setCartQuantity: onlyBuyer(async (stage) => ({ params: await lineOfBuyer(stage), body: { quantity: 2 } })),
  removeFromCart: onlyBuyer(async (stage) => ({ params: await lineOfBuyer(stage) })),
  clearCart: account(),
  mergeCart: account(() => ({ body: { batchId: newId(), items: [] } })),

  addresses: account(),
  addAddress: account(() => ({ body: address })),
  updateAddress: onlyBuyer(async (stage) => ({ params: await addressOfBuyer(stage), body: address })),
  removeAddress: onlyBuyer(async (stage) => ({ params: await addressOfBuyer(stage) })),

  checkout: account(),
  initializePayment: account(async (stage, caller) => ({ body: await someOrder(stage, caller) })),
  verifyPayment: onlyBuyer(({ payment: { reference } }) => ({ query: { reference } })),
  moneyUnderWay: account(),
  cancelPayment: onlyBuyer(({ payment: { reference } }) => ({ body: { reference } })),
  placeCreditOrder: account(async (stage, caller) => ({
    body: { ...(await someOrder(stage, caller)), method: 'credit' },
  })),
  orders: account(() => ({ query: {} })),
  order: onlyBuyer(({ order: { id } }) => ({ params: { id } })),
  trackOrder: anyone(({ order: { number, email } }) => ({ body: { orderNumber: number, email } })),

  subscribe: anyone(() => ({ body: { email: `${newId()}@oja.test` } })),
  confirmSubscription: anyone(() => ({ body: { token: 'guessed' } }), refused('newsletter_link_unknown')),
  unsubscribe: anyone(() => ({ body: { token: 'guessed' } }), refused('newsletter_link_unknown')),
  contactFacts: anyone(),
  sendMessage: anyone(() => ({
    body: {
      name: 'Ada',
      email: 'ada@oja.test',
      orderNumber: '',
      topic: contactTopics[0],
      message: 'Where is my parcel, please?',
    },
  })),
};
