import fc from 'fast-check';
import { it } from 'vitest';
import { comeToAnEnd } from '../../testing/giving-back/come-to-an-end.ts';
import { judgeAct, judgeEnd } from '../../testing/giving-back/judge.ts';
import { beginPlay } from '../../testing/giving-back/play.ts';
import { openStage } from '../../testing/giving-back/stage.ts';
import { carryOut, steps } from '../../testing/giving-back/steps.ts';

/** A play that failed is played again by what the report says of it: GIVING_BACK='{"seed":…,"path":"…"}'. */
const again = process.env.GIVING_BACK;
const seed = 20_261_122;
/** Beside each other, each on a stage of its own. */
const parts = again === undefined ? [1, 2] : [1];
const runs = 1000;

it.concurrent.each(parts)(
  'never more goes back than was paid, and the books agree, whoever gives back in whatever order [E4, E5, B15] (part %i)',
  async (part) => {
    const stage = await openStage();
    const play = fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 16, size: 'max' }), async (taken) => {
      const playing = await beginPlay(stage, judgeAct);
      for (const step of taken) await carryOut(playing, step);
      await comeToAnEnd(playing);
      await judgeEnd(playing);
    });
    try {
      await fc.assert(play, { seed: seed + part, numRuns: runs, ...(again !== undefined && JSON.parse(again)) });
    } finally {
      await stage.close();
    }
  },
  1_200_000,
);
