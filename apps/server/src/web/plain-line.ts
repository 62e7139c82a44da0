import { controlCharacters, directionMarks } from '@oja/domain/text/written-text';

/** What turns the direction of a text, and what controls a terminal: in a title it would garble what stands around it. */
const steering = new RegExp(`[${controlCharacters}${directionMarks}\\u200e\\u200f]`, 'gu');

/** A text as one line of at most `most` characters, cut between words. */
export function plainLine(text: string, most = Number.POSITIVE_INFINITY): string {
  const line = text.replace(/\s+/g, ' ').replace(steering, '').trim();
  const letters = [...line];
  if (letters.length <= most) return line;
  const cut = letters.slice(0, most - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}…`;
}
