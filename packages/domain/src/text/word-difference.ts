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
  const head = sameAtHead(old, now);
  const [oldRest, nowRest] = [old.slice(head), now.slice(head)];
  const tail = sameAtHead(oldRest.toReversed(), nowRest.toReversed());
  const [oldEnd, nowEnd] = [oldRest.length - tail, nowRest.length - tail];
  return joined([
    ...each('same', old.slice(0, head)),
    ...between(oldRest.slice(0, oldEnd), nowRest.slice(0, nowEnd)),
    ...each('same', oldRest.slice(oldEnd)),
  ]);
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const each = (kind: Stretch['kind'], words: readonly string[]): Stretch[] => words.map((text) => ({ kind, text }));

/** With how many words both begin. */
function sameAtHead(old: readonly string[], now: readonly string[]): number {
  const other = old.findIndex((word, at) => word !== now[at]);
  return other < 0 ? old.length : other;
}

/** By the longest row of words that both have. What is gone stands before what is new. */
function between(old: readonly string[], now: readonly string[]): Stretch[] {
  if (old.length * now.length > MOST_STEPS) return [...each('gone', old), ...each('new', now)];
  const common = commonLengths(old, now);
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    const [was = '', is = ''] = [old[i], now[j]];
    if (was === is) {
      stretches.push({ kind: 'same', text: is });
      i += 1;
      j += 1;
    } else if (common(i + 1, j) >= common(i, j + 1)) {
      stretches.push({ kind: 'gone', text: was });
      i += 1;
    } else {
      stretches.push({ kind: 'new', text: is });
      j += 1;
    }
  }
  return [...stretches, ...each('gone', old.slice(i)), ...each('new', now.slice(j))];
}

/** Of each pair of places how many words both have from there on, in the same order. */
function commonLengths(old: readonly string[], now: readonly string[]): (i: number, j: number) => number {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const common = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === now[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
  return common;
}

/** Neighbours of one kind are one stretch. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const { kind, text } of stretches) {
    const last = all.at(-1);
    if (last?.kind === kind) last.text += text;
    else all.push({ kind, text });
  }
  return all;
}
