/** The page's folder under `pages/` for a raw path; also the name of its skeleton. */
export function pageOfPath(path: string): string {
  const first = path.split('/')[1] ?? '';
  if (first === '') return 'home';
  return first === 'payment' ? 'payment-callback' : first;
}

/**
 * The API address of what a page shows first, so that the boot script can ask for it before the app is there. Must be
 * letter for letter what the page asks for (`addressOf`); undefined where that depends on more than the path.
 */
export function firstRequest(path: string): string | undefined {
  const [, page, id] = path.split('/');
  if (page === 'product' && id) return `/api/products/${id}`;
  if (page === 'cart' || page === 'checkout' || page === 'orders') return `/api/${page}`;
  return undefined;
}
