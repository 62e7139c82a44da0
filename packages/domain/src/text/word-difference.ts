/** A stretch of words of two texts: in both, gone, or new. */
export interface Stretch {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Steps that a comparison may take: beyond them all that lies between is gone, and new. A description has 900 words. */
const MOST_STEPS = 1_000_000;

/** What differs between two texts, word by word; what stands between words goes with the word before it. */
export function wordDifference(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const least = Math.min(old.length, now.length);
  let head = 0;
  while (head < least && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < least - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const middle = between(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  const same = (words: string[]): Stretch[] => words.map((text) => ({ kind: 'same', text }));
  return joined([...same(old.slice(0, head)), ...middle, ...same(old.slice(old.length - tail))]);
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** By the longest row of words that both have. */
function between(old: string[], now: string[]): Stretch[] {
  const gone = (words: string[]): Stretch[] => words.map((text) => ({ kind: 'gone', text }));
  const added = (words: string[]): Stretch[] => words.map((text) => ({ kind: 'new', text }));
  if (old.length * now.length > MOST_STEPS) return [...gone(old), ...added(now)];
  const common = commonLengths(old, now);
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    const [was = '', is = ''] = [old[i], now[j]];
    if (was === is) {
      stretches.push({ kind: 'same', text: is });
      i += 1;
      j += 1;
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      stretches.push(...gone([was]));
      i += 1;
    } else {
      stretches.push(...added([is]));
      j += 1;
    }
  }
  return [...stretches, ...gone(old.slice(i)), ...added(now.slice(j))];
}

/** Of each pair of places how many words both have from there on, in the same order. */
function commonLengths(old: string[], now: string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i], rows[i + 1]];
    if (!row || !below) continue;
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] = old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/** Neighbours of one kind are one stretch; of what changed, what is gone stands first. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const { kind, text } of stretches) {
    const last = all.at(-1);
    const beforeLast = all.at(-2);
    if (last?.kind === kind) last.text += text;
    else if (kind === 'gone' && last?.kind === 'new' && beforeLast?.kind === 'gone') beforeLast.text += text;
    else all.push({ kind, text });
  }
  return all;
}
