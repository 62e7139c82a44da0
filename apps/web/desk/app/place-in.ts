/**
 * A clean address of the desk, `/desk/amakas-cloth/orders`, taken apart: the store's slug ('' without one), and the path of the
 * page in its desk. `/desk/open` is in no store's: its path is 'open', without a slash.
 */
export function placeIn(pathname: string): { slug: string; path: string } {
  const [, , slug = '', ...rest] = pathname.split('/');
  if (slug === 'open') return { slug: '', path: ['open', ...rest.filter(Boolean)].join('/') };
  return { slug: decoded(slug), path: `/${rest.join('/')}` };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
