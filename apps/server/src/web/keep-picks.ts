import type { Category } from '@oja/contract/catalogue';
import { type PickCategories, pickThree } from '../features/catalogue/catalogue.questions.ts';

/** How long three categories stand in the shared document before others are picked. Milliseconds. */
const standFor = 10_000;

/**
 * Picks three categories and keeps to them for ten seconds, so that a document changes in between only when the shop
 * does. Picks anew before that if one of them is gone.
 */
export function keepPicks(now: () => number): PickCategories {
  let picked: string[] = [];
  let pickedAt = Number.NEGATIVE_INFINITY;
  return (all) => {
    const kept = picked.flatMap((id) => all.find((category) => category.id === id) ?? []);
    const stands = now() - pickedAt < standFor && kept.length === picked.length;
    const categories: Category[] = stands ? kept : pickThree(all);
    if (!stands) {
      picked = categories.map(({ id }) => id);
      pickedAt = now();
    }
    return categories;
  };
}
