import type { FirstRequest } from './first-request.ts';

/** What is told of a page: here once, for the app, the boot script, the build, the journeys and the contact sheets. */
export interface PageRow {
  /** What follows the `#` of the URL; a part that varies is named after a `:`. */
  path: string;
  /** `pages/<folder>/<folder>-page.tsx` exports the page's component alone. A chunk of its own, unless it is Home's. */
  folder: string;
  /** What stands in its place until it is loaded, if not the boxes of a text or a form. Not Home's: every document holds its markup. */
  skeleton?: 'product' | 'listing';
  /** What is said when it does not come; the page itself says it when its data do not. */
  failure?: string;
  /** What it asks of the shop as soon as its address is known, so that the boot script can ask it before the app is there. */
  first?: FirstRequest;
}

const listing = { skeleton: 'listing', failure: 'Failed to fetch products' } as const;
const written = { folder: 'written', failure: 'Failed to load this page' } as const;

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
  productWithoutId: { path: '/product', folder: 'product', skeleton: 'product', failure: 'Failed to fetch product' },
  cart: {
    path: '/cart',
    folder: 'cart',
    failure: 'Failed to load your cart',
    first: { route: 'cart' },
  },
  login: { path: '/login', folder: 'login' },
  register: { path: '/register', folder: 'register' },
  forgotPassword: { path: '/forgot-password', folder: 'forgot-password' },
  resetPassword: { path: '/reset-password', folder: 'reset-password' },
  confirmEmail: { path: '/confirm-email', folder: 'confirm-email' },
  categories: {
    path: '/categories',
    folder: 'categories',
    skeleton: 'listing',
    failure: 'Failed to fetch categories',
    first: { route: 'categories' },
  },
  category: {
    ...listing,
    path: '/category/:category',
    folder: 'category',
    first: { route: 'products', query: { category: ':category' }, narrows: true },
  },
  subcategory: {
    ...listing,
    path: '/category/:category/:subcategory',
    folder: 'subcategory',
    first: { route: 'products', query: { category: ':category', subcategory: ':subcategory' }, narrows: true },
  },
  checkout: { path: '/checkout', folder: 'checkout', first: { route: 'checkout' } },
  orderSuccess: { path: '/order-success', folder: 'order-success' },
  paymentCallback: { path: '/payment/callback', folder: 'payment-callback' },
  orders: {
    path: '/orders',
    folder: 'orders',
    failure: 'Failed to load your orders',
    first: { route: 'orders', query: {} },
  },
  profile: { path: '/profile', folder: 'profile', failure: 'Failed to load user data' },
  settings: { path: '/settings', folder: 'settings', failure: 'Failed to load your settings' },
  favourites: { ...listing, path: '/favourites', folder: 'favourites' },
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
    folder: 'flash-sales',
    first: { route: 'products', query: { collection: 'flash-sales' }, narrows: true },
  },
  trending: {
    ...listing,
    path: '/trending',
    folder: 'trending',
    first: { route: 'products', query: { collection: 'trending' }, narrows: true },
  },
  fashion: {
    ...listing,
    path: '/fashion',
    folder: 'fashion',
    first: { route: 'products', query: { category: 'fashion' }, narrows: true },
  },
  electronics: {
    ...listing,
    path: '/electronics',
    folder: 'electronics',
    first: { route: 'products', query: { category: 'electronics' }, narrows: true },
  },
  newArrivals: {
    ...listing,
    path: '/new-arrivals',
    folder: 'new-arrivals',
    first: { route: 'products', query: { collection: 'new-arrivals' }, narrows: true },
  },
  topSellers: {
    path: '/top-sellers',
    folder: 'top-sellers',
    skeleton: 'listing',
    failure: 'Failed to fetch sellers',
    first: { route: 'sellers', query: {}, narrows: true },
  },
  search: {
    path: '/search',
    folder: 'search',
    skeleton: 'listing',
    failure: 'Failed to perform search',
    first: { route: 'search', query: { q: ':q' }, narrows: true },
  },
  help: {
    path: '/help',
    folder: 'help',
    failure: 'Failed to load the answers',
    first: { route: 'help' },
  },
  shipping: { ...written, path: '/shipping', first: { route: 'writtenPage', params: { slug: 'shipping' } } },
  returnPolicy: {
    ...written,
    path: '/return-policy',
    first: { route: 'writtenPage', params: { slug: 'return-policy' } },
  },
  contact: { path: '/contact', folder: 'contact', first: { route: 'contactFacts' } },
  trackOrder: { path: '/track-order', folder: 'track-order' },
  operator: {
    path: '/operator',
    folder: 'operator',
    failure: 'Failed to load what needs a person',
  },
  newsletter: { path: '/newsletter/:action', folder: 'newsletter' },
  about: { ...written, path: '/about', first: { route: 'writtenPage', params: { slug: 'about' } } },
  careers: { ...written, path: '/careers', first: { route: 'writtenPage', params: { slug: 'careers' } } },
  blog: {
    path: '/blog',
    folder: 'blog',
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
  terms: { ...written, path: '/terms', first: { route: 'writtenPage', params: { slug: 'terms' } } },
  privacy: { ...written, path: '/privacy', first: { route: 'writtenPage', params: { slug: 'privacy' } } },
} as const satisfies Record<string, PageRow>;

export type PathName = keyof typeof pages;
