/** A clean address of the desk, `/desk/amakas-cloth/orders`, taken apart: the store's slug ('' without one), and the path of the page in its desk. */
export function placeIn(pathname: string): { slug: string; path: string } {
  const [, , slug = '', ...rest] = pathname.split('/');
  return { slug: decoded(slug), path: `/${rest.join('/')}` };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
