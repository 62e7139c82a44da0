import { plainLetters } from '../text/plain-letters.ts';

/** 'Kano, Nigeria': the parts that are there, from the nearest to the widest; a city called like its state is said once. */
export function placeLine(parts: readonly (string | null | undefined)[]): string {
  const there = parts.flatMap((part) => part?.trim() || []);
  const plain = there.map(plainLetters);
  return there.filter((_, at) => plain[at] !== plain[at - 1]).join(', ');
}
