import type { ProductQuery } from '@oja/contract/catalogue';
import type { FirstRequest } from './first-request.ts';

/** What is told of a page: here once, for the app, the boot script, the build, the journeys and the contact sheets. */
export interface PageRow {
  /** What follows the `#` of the URL; a part that varies is named after a `:`. */
  path: string;
  /** `pages/<folder>/<folder>-page.tsx` exports the page's component alone. Told where it is not called like the path. */
  folder?: string;
  /** What stands in its place until it is loaded, if not the boxes of a text or a form. Not Home's: every document holds its markup. */
  skeleton?: 'product' | 'listing';
  /** What is said when it does not come; the page itself says it when its data do not. */
  failure?: string;
  /** What it asks of the shop as soon as its address is known, so that the boot script can ask it before the app is there. */
  first?: FirstRequest;
}

const listing = { skeleton: 'listing', failure: 'Failed to fetch products' } as const;
const written = {
  folder: 'written',
  failure: 'Failed to load this page',
  first: { route: 'writtenPage', params: { slug: ':page' } },
} as const;
const products = <const Q extends ProductQuery>(query: Q) => ({ route: 'products', query, narrows: true }) as const;

/** Every page of the shop. */
export const pages = {
  home: { path: '/', folder: 'home' },
  product: {
    path: '/product/:id',
    folder: 'product',
    skeleton: 'product',
    failure: 'Failed to fetch product',
    first: { route: 'product', params: { id: ':id' } },
  },
  productWithoutId: { path: '/product', skeleton: 'product', failure: 'Failed to fetch product' },
  cart: {
    path: '/cart',
    failure: 'Failed to load your cart',
    first: { route: 'cart' },
  },
  login: { path: '/login' },
  register: { path: '/register' },
  forgotPassword: { path: '/forgot-password' },
  resetPassword: { path: '/reset-password' },
  confirmEmail: { path: '/confirm-email' },
  categories: {
    path: '/categories',
    skeleton: 'listing',
    failure: 'Failed to fetch categories',
    first: { route: 'categories' },
  },
  category: {
    ...listing,
    path: '/category/:category',
    folder: 'category',
    first: products({ category: ':category' }),
  },
  subcategory: {
    ...listing,
    path: '/category/:category/:subcategory',
    folder: 'subcategory',
    first: products({ category: ':category', subcategory: ':subcategory' }),
  },
  checkout: { path: '/checkout', first: { route: 'checkout' } },
  orderSuccess: { path: '/order-success' },
  paymentCallback: { path: '/payment/callback', folder: 'payment-callback' },
  orders: {
    path: '/orders',
    failure: 'Failed to load your orders',
    first: { route: 'orders', query: {} },
  },
  order: {
    path: '/orders/:id',
    folder: 'order',
    failure: 'Failed to load your order',
    first: { route: 'order', params: { id: ':id' } },
  },
  profile: { path: '/profile', failure: 'Failed to load user data' },
  addresses: { path: '/addresses', failure: 'Failed to load your addresses', first: { route: 'checkout' } },
  settings: { path: '/settings', failure: 'Failed to load your settings' },
  favourites: { ...listing, path: '/favourites' },
  store: {
    path: '/store/:storeName',
    folder: 'store',
    skeleton: 'listing',
    failure: 'Failed to fetch store data',
    first: { route: 'store', params: { slug: ':storeName' }, query: {} },
  },
  flashSales: {
    ...listing,
    path: '/flash-sales',
    first: products({ collection: 'flash-sales' }),
  },
  trending: {
    ...listing,
    path: '/trending',
    first: products({ collection: 'trending' }),
  },
  fashion: {
    ...listing,
    path: '/fashion',
    first: products({ category: 'fashion' }),
  },
  electronics: {
    ...listing,
    path: '/electronics',
    first: products({ category: 'electronics' }),
  },
  newArrivals: {
    ...listing,
    path: '/new-arrivals',
    first: products({ collection: 'new-arrivals' }),
  },
  topSellers: {
    path: '/top-sellers',
    skeleton: 'listing',
    failure: 'Failed to fetch sellers',
    first: { route: 'sellers', query: {}, narrows: true },
  },
  stores: {
    path: '/stores',
    skeleton: 'listing',
    failure: 'Failed to fetch stores',
    first: { route: 'storeStates' },
  },
  search: {
    path: '/search',
    skeleton: 'listing',
    failure: 'Failed to perform search',
    first: { route: 'search', query: { q: ':q' }, narrows: true },
  },
  help: {
    path: '/help',
    failure: 'Failed to load the answers',
    first: { route: 'help' },
  },
  shipping: { ...written, path: '/shipping' },
  returnPolicy: {
    ...written,
    path: '/return-policy',
  },
  contact: { path: '/contact', first: { route: 'contactFacts' } },
  trackOrder: { path: '/track-order' },
  operator: {
    path: '/operator',
    failure: 'Failed to load what needs a person',
  },
  newsletter: { path: '/newsletter/:action', folder: 'newsletter' },
  about: { ...written, path: '/about' },
  careers: { ...written, path: '/careers' },
  blog: {
    path: '/blog',
    skeleton: 'listing',
    failure: 'Failed to load the articles',
    first: { route: 'articles' },
  },
  article: {
    path: '/blog/:slug',
    folder: 'article',
    failure: 'Failed to load this article',
    first: { route: 'article', params: { slug: ':slug' } },
  },
  sell: { ...written, path: '/sell', folder: 'sell' },
  terms: { ...written, path: '/terms' },
  sellingTerms: { ...written, path: '/selling-terms' },
  privacy: { ...written, path: '/privacy' },
} as const satisfies Record<string, PageRow>;

export type PathName = keyof typeof pages;
