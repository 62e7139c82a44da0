import { once } from 'node:events';
import path from 'node:path';
import { kobo } from '@oja/domain/money/money';
import type { Finding } from '../apps/server/src/features/money-check/money-check.questions.ts';
import { type BuyerSetup, newBuyer } from './buyers/buyer.ts';
import { type PlacedOrder, Recent } from './buyers/recent.ts';
import { shop } from './buyers/shop.ts';
import { type Chance, chanceOf } from './chance.ts';
import { endDisputes, workAtDashboard } from './desk/dashboard.ts';
import { grantCredit, newOperator, type Operator } from './desk/operator.ts';
import { workAtDesk } from './desk/work-at-desk.ts';
import { type Closing, workAtDoors } from './desk/work-at-doors.ts';
import { clearUp } from './ending/clear-up.ts';
import { closeStore } from './ending/close-a-store.ts';
import { type OpenWork, passDay, restOf } from './ending/come-to-rest.ts';
import { compareClosings, compareFinding } from './ending/compare-closings.ts';
import { compareCredit } from './ending/compare-credit.ts';
import { compareDesks } from './ending/compare-desks.ts';
import { compareImports } from './ending/compare-imports.ts';
import { compareReturns } from './ending/compare-returns.ts';
import { countOutcomes } from './ending/count-outcomes.ts';
import { countSights } from './ending/count-sights.ts';
import { heal } from './ending/heal.ts';
import { judge } from './ending/judge.ts';
import { repeat } from './faults/fault-loop.ts';
import { storm } from './faults/storm.ts';
import { passSales } from './faults/trade.ts';
import { History } from './history.ts';
import { newImporter } from './imports/importer.ts';
import { workWithFiles } from './imports/work-with-files.ts';
import type { Options } from './options.ts';
import { within } from './pause.ts';
import { showProgress } from './progress.ts';
import { newSeller } from './sellers/seller.ts';
import { workAtStore } from './sellers/work-at-store.ts';
import type { Good } from './stage/goods.ts';
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
const desks = ['The operator', 'The other operator', 'The operator at the doors'];

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
  const { url, goods, database } = stage;
  const placed = new Recent<PlacedOrder>();
  const returning = new Recent<string>();
  const imported = new Recent<Good>();
  const setup = { url, goods: goods.all, imported, history, placed, returning, tally, stopping: storming };
  const buyers = await register(setup, options.buyers, chance);
  const operators = await Promise.all(
    desks.map((name) => newOperator({ url, db: database.db, chance: chance.branch(), tally }, name)),
  );
  const [operator, , doorkeeper] = operators as [Operator, Operator, Operator];
  // Two at the desk of the same store, as two phones of it.
  const stores = [...new Set(goods.all.map(({ sellerId }) => sellerId))];
  const sellers = await Promise.all(
    [...stores, ...stores.slice(0, 1)].map((store, n) =>
      newSeller({ url, db: database.db, chance: chance.branch(), tally, store }, `Seller ${n + 1}`),
    ),
  );
  const importers = await Promise.all(
    stores.slice(0, 2).map((store, n) => {
      const branch = chance.branch();
      const at = { url, db: database.db, chance: branch, tally, store, imported, stopping: storming };
      return newImporter(at, `Importer ${n + 1}`);
    }),
  );
  const closings: Closing[] = [];
  for (const { email } of buyers) await grantCredit(operator, email, firstCredit);
  tell(`${options.buyers} buyers for ${options.seconds} s:`);
  const timer = setTimeout(() => over.abort(), options.seconds * 1000);
  const harm = { stage, chance: chance.branch(), tally, stopping: storming };
  await Promise.all([
    storm(harm, options.killEvery),
    ...operators
      .slice(0, 2)
      .map((one) => repeat({ ...harm, chance: chance.branch() }, 1.5, workAtDesk(one, buyers, placed))),
    repeat({ ...harm, chance: chance.branch() }, 1.2, workAtDoors(doorkeeper, stores, closings)),
    ...importers.map((one) => repeat({ ...harm, chance: chance.branch() }, 0.8, workWithFiles(one))),
    ...sellers.map((one) => repeat({ ...harm, chance: chance.branch() }, 1.2, workAtStore(one))),
    repeat({ ...harm, chance: chance.branch() }, 0.8, workAtDashboard(operator, { placed, returning })),
    showProgress(tally, options.seconds, storming),
    ...buyers.map(shop),
  ]);
  clearTimeout(timer);
  tell('The storm is over. Healing …');
  // Before the servers start afresh: what ends sales looks once when it starts, and then once a minute.
  if (!(await within(60_000, async () => (await passSales(database.db, 100_000)) >= 0)))
    tally.violated('the database did not come back');
  await heal(stage, tally);
  await endDisputes(stage.provider, chance);
  await passDay(database.db);
  const rest = restOf(stage, patience, (left) => tell(`Still open: ${words(left)}`));
  const comeToRest = async () => {
    const open = await rest();
    if (Object.keys(open).length > 0) tally.violated(`it did not come to rest: ${words(open)}`);
  };
  await comeToRest();
  await clearUp(operator, stage.provider, tally, comeToRest);
  await closeStore(database.db, doorkeeper, closings, tally);
  await history.close();
  await countOutcomes(database.db, tally);
  await countSights(database.db, tally, options.seconds);
  await compareCredit(database.db, operators, tally);
  await compareDesks(database.db, sellers, tally);
  await compareReturns(stage, tally);
  await compareClosings(database.db, closings, tally);
  await compareFinding(database.db, tally);
  await compareImports(database.db, importers, tally);
  return { tally, findings: await judge(stage, history) };
}

function register(setup: BuyerSetup, count: number, chance: Chance) {
  return Promise.all(Array.from({ length: count }, (_, n) => newBuyer(setup, `Buyer ${n + 1}`, chance.branch())));
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
