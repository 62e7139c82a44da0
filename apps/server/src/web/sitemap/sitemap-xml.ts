import { escapeHtml } from '@oja/sandbox/html';

export interface Place {
  /** Absolute. */
  address: string;
  changed?: Date | string | null | undefined;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses for search engines; `sitemapIndex` for addresses of such lists. */
export const sitemap = (places: readonly Place[]): string => listOf('urlset', 'url', places);
export const sitemapIndex = (places: readonly Place[]): string => listOf('sitemapindex', 'sitemap', places);

function listOf(list: string, item: string, places: readonly Place[]): string {
  const items = places.map(({ address, changed }) => {
    const time = changed instanceof Date ? changed.toISOString() : changed;
    return `<${item}><loc>${escapeHtml(address)}</loc>${time ? `<lastmod>${time}</lastmod>` : ''}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${namespace}">\n${items.join('')}</${list}>\n`;
}
