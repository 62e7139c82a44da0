import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { ClientRecord } from './client-history.ts';
import type { Breaches, Evidence, Invariant } from './invariant.ts';
import { invariants } from './invariants.ts';
import type { ProviderBooks } from './provider-books.ts';

/** What was found about one invariant. */
export interface Finding extends Breaches {
  id: string;
  says: string;
  /** Without it nothing could be said; null: it was checked. */
  missing: NonNullable<Invariant['needs']> | null;
  /** It holds when nothing is under way. */
  atRest: boolean;
}

export interface CheckOptions {
  /** What the provider says; without it its side is not compared. */
  books?: ProviderBooks | null;
  /** What clients wrote down; without it nothing is said of them. */
  history?: readonly ClientRecord[] | null;
  /** Whether nothing is under way, as after `workUnderWay` said so. If not, what holds only then is left out. */
  atRest?: boolean;
  /** The server's settings, in seconds. */
  sweepSeconds?: number;
  reconcileSeconds?: number;
}

/**
 * Checks every invariant of money and stock against one consistent picture of the database, without changing anything.
 * On a large shop that takes as long as reading its tables.
 */
export async function checkMoney(db: Db, options: CheckOptions = {}): Promise<Finding[]> {
  return inOnePicture(db, (tx) => checkAll(tx, options));
}

/** The same, unless a check that somebody asked for is still going on in any process: null. */
export async function checkMoneyAlone(db: Db, options: CheckOptions): Promise<Finding[] | null> {
  return inOnePicture(db, async (tx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('check_money', 0)) as free
    `.execute(tx);
    return rows[0]?.free ? checkAll(tx, options) : null;
  });
}

function inOnePicture<Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

async function checkAll(
  tx: Tx,
  { books = null, history = null, atRest = true, sweepSeconds = 15, reconcileSeconds = 15 }: CheckOptions,
): Promise<Finding[]> {
  await sql`set local statement_timeout = '5min'`.execute(tx);
  const evidence = { tx, books, history, sweepSeconds, reconcileSeconds };
  const findings: Finding[] = [];
  for (const invariant of invariants) {
    if (atRest || !invariant.atRest) findings.push(await look(invariant, evidence));
  }
  return findings;
}

/** Those that are broken. */
export function broken(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ count }) => count > 0);
}

async function look({ id, says, needs, atRest, breaches }: Invariant, evidence: Evidence): Promise<Finding> {
  const missing = needs !== undefined && !has(evidence, needs) ? needs : null;
  const found = missing === null ? await breaches(evidence) : { count: 0, examples: [] };
  return { id, says, missing, atRest: atRest === true, ...found };
}

function has({ books, history }: Evidence, need: NonNullable<Invariant['needs']>): boolean {
  if (need === 'history') return history !== null;
  return need === 'books' ? books !== null : books?.balances != null;
}
