import { VIEWED_KEY } from '../../lib/kept.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const MOST = 13;
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids of products whose pages were looked at in this browser, the latest first. The shop keeps no such list. */
export function viewedProducts(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(VIEWED_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string' && id.test(each)).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberViewed(product: string): void {
  const others = viewedProducts().filter((other) => other !== product);
  writeStored(VIEWED_KEY, JSON.stringify([product, ...others].slice(0, MOST)));
}
