import { plainLetters } from '../text/plain-letters.ts';

/** 'Kano, Nigeria': the parts that are there, from the nearest to the widest; a city called like its state is said once. */
export function placeLine(parts: readonly (string | null | undefined)[]): string {
  const there = parts.flatMap((part) => part?.trim() || []);
  return there.filter((part, at) => at === 0 || plainLetters(part) !== plainLetters(there[at - 1] ?? '')).join(', ');
}
