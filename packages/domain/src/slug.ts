import { plainLetters } from './plain-letters.ts';

/** The part of an address that names a store or category: `Adìrẹ & Sons` → `adire-sons`. May be empty (`'!!!'`). */
export function slugOf(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether `given` (from an address: a name or a slug, in any case) means the thing called `name`. */
export function sameName(name: string, given: string): boolean {
  if (name.toLowerCase() === given.toLowerCase()) return true;
  const slug = slugOf(name);
  return slug !== '' && slug === given.toLowerCase();
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
