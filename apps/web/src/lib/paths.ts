/** Every address of the shop, once. What follows the `#` of the URL. */
export const paths = {
  home: '/',
  product: '/product/:id',
  productWithoutId: '/product',
  cart: '/cart',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  categories: '/categories',
  category: '/category/:category',
  subcategory: '/category/:category/:subcategory',
  checkout: '/checkout',
  orderSuccess: '/order-success',
  paymentCallback: '/payment/callback',
  orders: '/orders',
  profile: '/profile',
  settings: '/settings',
  favourites: '/favourites',
  store: '/store/:storeName',
  flashSales: '/flash-sales',
  trending: '/trending',
  fashion: '/fashion',
  electronics: '/electronics',
  newArrivals: '/new-arrivals',
  topSellers: '/top-sellers',
  search: '/search',
  help: '/help',
  shipping: '/shipping',
  returnPolicy: '/return-policy',
  contact: '/contact',
  trackOrder: '/track-order',
  operator: '/operator',
  newsletter: '/newsletter/:action',
  about: '/about',
  careers: '/careers',
  blog: '/blog',
  article: '/blog/:slug',
  terms: '/terms',
  privacy: '/privacy',
} as const;

export type PathName = keyof typeof paths;

type Parameters<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<N extends PathName> = Record<Parameters<(typeof paths)[N]>, string>;
type Given<N extends PathName> =
  Parameters<(typeof paths)[N]> extends never
    ? [params?: undefined, query?: Record<string, string>]
    : [params: ParamsOf<N>, query?: Record<string, string>];

/** The paths that are an address as they stand. */
export type PlainPath = { [N in PathName]: Parameters<(typeof paths)[N]> extends never ? N : never }[PathName];

/** The path to hand to `navigate`: `pathOf('product', { id })` is `/product/…`. */
export function pathOf<N extends PathName>(name: N, ...[params, query]: Given<N>): string {
  const given: Record<string, string | undefined> = params ?? {};
  const path = paths[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? ''));
  const written = new URLSearchParams(query).toString();
  return written ? `${path}?${written}` : path;
}

/** The same as the value of an `href`: `#/product/…`. */
export function href<N extends PathName>(name: N, ...given: Given<N>): string {
  return `#${pathOf(name, ...given)}`;
}

export type Match = { [N in PathName]: { name: N; params: ParamsOf<N> } }[PathName];

/** Which page a raw path (as it stands in the address) means, its parameters decoded exactly once; null: none. */
export function matchPath(path: string): Match | null {
  const given = path.split('/').filter(Boolean);
  for (const [name, pattern] of Object.entries(paths)) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== given.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, i) => {
      const segment = given[i] ?? '';
      if (!part.startsWith(':')) return part === segment;
      params[part.slice(1)] = decodeOnce(segment);
      return true;
    });
    if (fits) return { name, params } as Match;
  }
  return null;
}

/** An address typed or shared by hand may hold a bare `%`; then it is taken as it stands. */
function decodeOnce(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
