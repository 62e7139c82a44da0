import { plainLetters } from '../text/plain-letters.ts';

const MOST_INITIALS = 3;

/** What a store's own SKUs begin with: 'AC' of Amaka's Cloth. */
export function skuInitials(storeName: string): string {
  const words = plainLetters(storeName)
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const initials = words.slice(0, MOST_INITIALS).map(([first = '']) => first);
  return initials.join('').toUpperCase() || 'SKU';
}

/** 'AC-0042' */
export const ownSku = (initials: string, number: number): string => `${initials}-${String(number).padStart(4, '0')}`;
