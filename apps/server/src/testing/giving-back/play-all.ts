import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comeToAnEnd } from './come-to-an-end.ts';
import { judgeAct, judgeEnd } from './judge.ts';
import { beginPlay } from './play.ts';
import { openStage } from './stage.ts';
import { carryOut, steps } from './steps.ts';

/**
 * A play that failed is played again by what the report says of it: GIVING_BACK='{"seed":…,"path":"…"}'. Without a path
 * a thousand others are drawn, from that seed, or from one by lot: GIVING_BACK='{}'. The report of a failure names it.
 */
const wanted: { seed?: number; path?: string; numRuns?: number } | null = JSON.parse(process.env.GIVING_BACK ?? 'null');
const seed = 20_261_122;
const runs = 1000;

/** Declares the test of a thousand plays. Each part draws others, and has a file of its own, so that they run beside each other. */
export function playAll(part: 1 | 2): void {
  it(`never more goes back than was paid, and the books agree, whoever gives back in whatever order [E4, E5, B15] (part ${part})`, async () => {
    const stage = await openStage();
    let played = 0;
    const play = fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 16, size: 'max' }), async (taken) => {
      const playing = await beginPlay(stage, judgeAct);
      for (const step of taken) await carryOut(playing, step);
      await comeToAnEnd(playing);
      await judgeEnd(playing);
      played++;
    });
    try {
      await fc.assert(play, { numRuns: runs, ...(wanted ?? { seed: seed + part }) });
    } finally {
      await stage.close();
    }
    if (wanted?.path === undefined) expect(played).toBe(wanted?.numRuns ?? runs);
  }, 1_200_000);
}
