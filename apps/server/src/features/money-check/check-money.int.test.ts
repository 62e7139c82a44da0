import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../database/pool.ts';
import { corruptions } from '../../testing/planted-breaches/corruptions.ts';
import { lawful } from '../../testing/planted-breaches/lawful.ts';
import { type Plant, plant } from '../../testing/planted-breaches/plant.ts';
import { plants } from '../../testing/planted-breaches/plants.ts';
import { openSoundShop, type SoundShop, type Witnesses } from '../../testing/sound-shop.ts';
import { createTill, type Till } from '../../testing/till.ts';
import { broken, checkMoney, examine, type Finding } from './check-money.ts';
import { parseHistory } from './client-history.ts';
import type { Evidence } from './evidence.ts';
import type { Invariant } from './invariants/invariant.ts';
import { invariants } from './invariants.ts';

let till: Till;
let shop: SoundShop & Witnesses;

beforeAll(async () => {
  till = await createTill();
  shop = await openSoundShop(till);
});
afterAll(() => till.close());

const conditionsOf = ({ looks }: Invariant) => looks.flatMap(({ conditions }) => conditions);
const eachCondition = invariants.flatMap((invariant) =>
  conditionsOf(invariant).map((condition) => ({ invariant, says: invariant.says, condition })),
);

describe('the money check', () => {
  it('finds nothing in a shop where everything is in order, whoever is asked', async () => {
    const { books, history, auditEnds } = shop;
    const findings = await checkMoney(till.db, { books, history, auditEnds });
    expect(broken(findings)).toEqual([]);
    expect(findings.filter(({ missing }) => missing !== null)).toEqual([]);
  });

  it('has a line for each of the 46 invariants', () => {
    const ids = [...new Set(invariants.map(({ id }) => id))];
    expect(ids).toEqual(Array.from({ length: 46 }, (_, index) => `I${String(index + 1).padStart(2, '0')}`));
  });

  it('says of what nobody was asked that it was not checked', async () => {
    const missing = (await checkMoney(till.db)).filter((finding) => finding.missing !== null);
    expect(new Set(missing.map(({ id }) => id))).toEqual(new Set(['I14', 'I21', 'I28', 'I29', 'I30']));
  });

  it('leaves out what holds at rest only, for a shop that is not', async () => {
    const findings = await checkMoney(till.db, { ...shop, atRest: false });
    expect(findings.filter(({ atRest }) => atRest)).toEqual([]);
    expect(findings.length).toBeGreaterThan(50);
  });

  it('leaves out what there is no time for', async () => {
    const findings = await checkMoney(till.db, { seconds: 0 });
    expect(new Set(findings.map(({ missing, count }) => `${missing} ${count}`))).toEqual(new Set(['time 0']));
  });

  it('leaves out what it would have to wait for too long', { timeout: 20_000 }, async () => {
    const findings = await till.db.transaction().execute(async (tx) => {
      await sql`lock table disputes in access exclusive mode`.execute(tx);
      return checkMoney(till.db, { seconds: 3 });
    });
    const looked = findings.findIndex(({ missing }) => missing === 'time');
    expect(looked).toBeGreaterThan(0);
    expect(new Set(findings.slice(looked).map(({ missing }) => missing))).toEqual(new Set(['time']));
  });

  it('refuses a history with a line that is none, by its number', () => {
    expect(() => parseHistory('{"at":"x","buyer":"b","kind":"register","id":"i","outcome":"refused"}\n\nno')).toThrow(
      'Line 3',
    );
  });
});

describe('each condition of an invariant', () => {
  it.each(eachCondition)(
    'sees what only it can see: $invariant.id: $says: $condition',
    async ({ invariant, says, condition }) => {
      const how = plants[says]?.[condition];
      if (!how) throw new Error(`Nothing is planted for '${condition}' of: ${says}`);
      const { breaches, examples } = await withPlanted(how, (evidence) => examine(invariant, evidence));
      expect(breaches.map((breach) => breach.condition)).toEqual([condition]);
      expect(examples.length).toBeGreaterThan(0);
    },
  );

  it('is there for each plant', () => {
    const planted = Object.entries(plants).flatMap(([says, each]) => Object.keys(each).map((name) => [says, name]));
    expect(planted.map(String).sort()).toEqual(eachCondition.map((each) => `${each.says},${each.condition}`).sort());
  });

  it('is a single one: what is joined by or, by a set or by a comparison with null would hide a second', () => {
    const joined = /\b(or|union|intersect|except)\b|\bnot in\b|\bdistinct from\b|\bis not true\b|\bis not false\b/i;
    const asked = invariants.flatMap(({ says, looks }) =>
      looks.flatMap((look) =>
        Object.entries(look.asked ?? {}).map(([condition, wrong]) => ({
          says,
          condition,
          sql: wrong.compile(till.db).sql,
        })),
      ),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ sql }) => joined.test(sql))).toEqual([]);
  });

  it('has a name that no other of its invariant has', () => {
    for (const invariant of invariants) {
      const names = conditionsOf(invariant);
      expect(names).toEqual([...new Set(names)]);
    }
  });
});

describe('an invariant finds nothing wrong with', () => {
  const eachLawful = Object.entries(lawful).flatMap(([says, ways]) =>
    Object.entries(ways).map(([what, how]) => ({
      id: invariants.find((each) => each.says === says)?.id,
      says,
      what,
      how,
    })),
  );

  it.each(eachLawful)('what is lawful: $id: $says: $what', async ({ says, how }) => {
    const judges = invariants.filter((invariant) => invariant.says === says);
    expect(judges).toHaveLength(1);
    for (const invariant of judges) {
      const { breaches } = await withPlanted(how, (evidence) => examine(invariant, evidence));
      expect(breaches).toEqual([]);
    }
  });

  it('work under way, where it holds at rest only', () => {
    const atRest = invariants.filter((invariant) => invariant.atRest).map(({ id, says }) => `${id} ${says}`);
    expect(atRest).toEqual([
      'I12 an open payment is looked at in time, and closed after three days',
      'I13 a hold that ran out is given back within two sweeps',
      'I14 the ledger has of the provider what it holds, less what it is paying back, and payments nobody knows',
      'I21 every payment the provider took under a reference of ours is settled here, or known as an orphan',
      'I21 every refund at the provider is one of ours',
      'I21 every refund processed at the provider is processed here',
      'I22 a message of the provider is applied within 15 minutes, or about a payment that is still watched',
      'I25 no request holds its idempotency key for more than a minute',
      'I28 a client that paid has an order or a refund of it',
      'I30 what is written down gets its place in the chain within minutes',
    ]);
  });
});

describe('without the provider, the check sees', () => {
  it.each(Object.entries(corruptions))('%s', async (_, { how, by }) => {
    const findings = await withPlanted(how, async ({ tx, auditEnds }) => {
      const found: Finding[] = [];
      for (const invariant of invariants) {
        if (!invariant.atRest)
          found.push(await examine(invariant, evidenceOf(tx, { books: null, history: null, auditEnds })));
      }
      return broken(found).map(({ id }) => id);
    });
    expect(new Set(findings)).toEqual(new Set(by));
  });

  it('all of the thirty-eight ways that were tried', () => {
    expect(Object.keys(corruptions)).toHaveLength(38);
  });
});

class Undone extends Error {}

function evidenceOf(tx: Tx, more: Partial<Evidence> = {}): Evidence {
  const { books, history, auditEnds } = shop;
  return { tx, books, history, auditEnds, sweepSeconds: 15, reconcileSeconds: 15, ...more };
}

/** Plants something, looks, and takes it back. */
async function withPlanted<T>(how: Plant, look: (evidence: Evidence) => Promise<T>): Promise<T> {
  let seen: T | undefined;
  const work = async (tx: Tx) => {
    const planted = how(shop);
    const { database = [], evidence = {} } = Array.isArray(planted) ? { database: planted } : planted;
    await plant(tx, database);
    seen = await look(evidenceOf(tx, evidence));
    throw new Undone();
  };
  await till.db
    .transaction()
    .execute(work)
    .catch((error) => {
      if (!(error instanceof Undone)) throw error;
    });
  return seen as T;
}
