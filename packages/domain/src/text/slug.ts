import { plainLetters } from './plain-letters.ts';

/** The part of an address that names a store or category: `Adìrẹ & Sons` → `adire-sons`. May be empty (`'!!!'`). */
export function slugOf(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * `base`, or the first of `base-2`, `base-3`, … that is not taken.
 * @param base a slug; a name without any letter or digit gives none, and is called `store`
 */
export function uniqueSlug(base: string, taken: ReadonlySet<string>): string {
  const first = base || 'store';
  if (!taken.has(first)) return first;
  let number = 2;
  while (taken.has(`${first}-${number}`)) number += 1;
  return `${first}-${number}`;
}
