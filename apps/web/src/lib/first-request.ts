import { type ListingScopeName, listingScopes } from './listing-scopes.ts';

/** The pages that differ in nothing but their text. */
const written = /^(?:shipping|return-policy|about|careers|terms|privacy)$/;

/** The page's folder under `pages/` for a raw path; also the name of its skeleton. */
export function pageOfPath(path: string): string {
  const [, first = '', second, third] = path.split('/');
  if (first === '') return 'home';
  if (written.test(first)) return 'written';
  if (first === 'blog' && second) return 'article';
  if (first === 'category' && third) return 'subcategory';
  return first === 'payment' ? 'payment-callback' : first;
}

/**
 * The API address of what a page shows first, so that the boot script can ask for it before the app is there. Must be
 * letter for letter what the page asks for (`addressOf`); undefined where that depends on more than the address, or on
 * what was chosen on the page.
 * @param query of the hash
 */
export function firstRequest(path: string, query = ''): string | undefined {
  const [, page = '', first, second] = path.split('/');
  if (page === 'product' && first) return `/api/products/${first}`;
  if (page === 'store' && first) return `/api/stores/${first}`;
  if (page === 'cart' || page === 'checkout' || page === 'orders' || page === 'categories') return `/api/${page}`;
  if (page === 'search') return searchRequest(query);
  if (page === 'help' || page === 'contact') return `/api/${page}`;
  if (page === 'blog') return first ? `/api/articles/${first}` : '/api/articles';
  if (written.test(page)) return `/api/pages/${page}`;
  if (query) return undefined;
  if (page === 'top-sellers') return '/api/sellers';
  if (page in listingScopes) return products(listingScopes[page as ListingScopeName]);
  if (page === 'category' && first) return categoryRequest(first, second);
  return undefined;
}

const products = (query: Record<string, string>) => `/api/products?${new URLSearchParams(query)}`;

function searchRequest(query: string): string | undefined {
  const given = new URLSearchParams(query);
  const q = given.get('q')?.trim();
  return q && given.size === 1 ? `/api/search?${new URLSearchParams({ q })}` : undefined;
}

function categoryRequest(category: string, subcategory: string | undefined): string | undefined {
  try {
    const named = { category: decodeURIComponent(category) };
    return products(subcategory ? { ...named, subcategory: decodeURIComponent(subcategory) } : named);
  } catch {
    // A bare `%`: the page will ask for itself.
    return undefined;
  }
}
