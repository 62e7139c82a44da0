import type { Mutant } from './operators.ts';

/** Numbers from 0 to 1 that a seed decides: the same lot draws the same breaks from the same sources. */
function numbersOf(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws `count` breaks; `spread` is never two in one line. */
export function draw(mutants: readonly Mutant[], seed: string, count: number, { spread = true } = {}): Mutant[] {
  const next = numbersOf(seed);
  const left = [...mutants];
  const drawn: Mutant[] = [];
  const lines = new Set<string>();
  while (drawn.length < count && left.length > 0) {
    const [mutant] = left.splice(Math.floor(next() * left.length), 1);
    if (!mutant || (spread && lines.has(`${mutant.file}:${mutant.line}`))) continue;
    lines.add(`${mutant.file}:${mutant.line}`);
    drawn.push(mutant);
  }
  return drawn;
}
