import { once } from 'node:events';
import path from 'node:path';
import { kobo } from '@oja/domain/money';
import type { Finding } from '../apps/server/src/features/money-check/money-check.questions.ts';
import { type Means, newBuyer } from './buyers/buyer.ts';
import { shop } from './buyers/shop.ts';
import { type Chance, chanceOf } from './chance.ts';
import { comeToRest, type OpenWork } from './ending/come-to-rest.ts';
import { countOutcomes } from './ending/count-outcomes.ts';
import { heal } from './ending/heal.ts';
import { judge } from './ending/judge.ts';
import { storm } from './faults/storm.ts';
import { History } from './history.ts';
import type { Options } from './options.ts';
import { showProgress } from './progress.ts';
import { grantCredit } from './stage/credit.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { Tally } from './tally.ts';

export interface Outcome {
  tally: Tally;
  findings: Finding[];
}

/** Milliseconds in which everything must have come to rest. */
const patience = 120_000;
/** Kobo that each buyer starts with. */
const firstCredit = kobo(10_000_000);

/** One run: calm, storm, calm, judgement. Null when it was stopped before its end. */
export async function run(
  options: Options,
  folder: string,
  tell: (line: string) => void,
  stopping: AbortSignal,
): Promise<Outcome | null> {
  const chance = chanceOf(options.seed);
  const tally = new Tally();
  const stage = await openStage({
    folder,
    chance: chance.branch(),
    mutant: options.mutant,
    crashed: (what) => tally.violated(`ended by itself: ${what}`),
  });
  try {
    const playing = play({ stage, options, tally, chance, tell, stopping });
    // Whoever stops a run does not wait for its end.
    playing.catch(() => undefined);
    return await Promise.race([playing, aborted(stopping)]);
  } finally {
    await stage.close();
  }
}

interface Play {
  stage: Stage;
  options: Options;
  tally: Tally;
  chance: Chance;
  tell: (line: string) => void;
  stopping: AbortSignal;
}

async function play({ stage, options, tally, chance, tell, stopping }: Play): Promise<Outcome> {
  const over = new AbortController();
  const storming = AbortSignal.any([stopping, over.signal]);
  const history = new History(path.join(stage.folder, 'history.jsonl'));
  const buyers = await register(
    { url: stage.url, goods: stage.goods.all, history, tally, stopping: storming },
    options.buyers,
    chance,
  );
  for (const { id } of buyers) await grantCredit(stage.database.db, id, firstCredit);
  tell(`${options.buyers} buyers for ${options.seconds} s:`);
  const timer = setTimeout(() => over.abort(), options.seconds * 1000);
  await Promise.all([
    storm({ stage, chance: chance.branch(), tally, stopping: storming }, buyers, options.killEvery),
    showProgress(tally, options.seconds, storming),
    ...buyers.map(shop),
  ]);
  clearTimeout(timer);
  tell('The storm is over. Healing …');
  await heal(stage, tally);
  const open = await comeToRest(stage, patience, (left) => tell(`Still open: ${words(left)}`));
  if (Object.keys(open).length > 0) tally.violated(`it did not come to rest: ${words(open)}`);
  await history.close();
  await countOutcomes(stage.database.db, tally);
  return { tally, findings: await judge(stage, history) };
}

function register(means: Means, count: number, chance: Chance) {
  return Promise.all(Array.from({ length: count }, (_, n) => newBuyer(means, `Buyer ${n + 1}`, chance.branch())));
}

function words(open: OpenWork): string {
  return Object.entries(open)
    .map(([work, count]) => `${count} ${work}`)
    .join(', ');
}

async function aborted(signal: AbortSignal): Promise<null> {
  if (!signal.aborted) await once(signal, 'abort');
  return null;
}
