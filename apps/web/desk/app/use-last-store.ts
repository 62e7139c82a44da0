import { useEffect } from 'react';

const aYear = 365 * 24 * 3600;

/** Keeps which store's desk was used last, for `/desk` alone: as a cookie, so that the server knows without another round trip. */
export function useLastStore(slug: string | undefined): void {
  useEffect(() => {
    if (slug === undefined) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `oja_desk=${encodeURIComponent(slug)}; Path=/desk; Max-Age=${aYear}; SameSite=Lax`;
  }, [slug]);
}
