import type { Db, Tx } from '../../database/pool.ts';
import type { ClientRecord } from './client-history.ts';
import type { AuditEnd, Evidence } from './evidence.ts';
import type { Invariant } from './invariants/invariant.ts';
import type { Breach } from './invariants/look.queries.ts';
import { invariants } from './invariants.ts';
import { Patience, TimeIsUp } from './patience.ts';
import { claimCheck, takePicture } from './picture.queries.ts';
import type { ProviderBooks } from './provider-books.ts';

/** What was found about one invariant. */
export interface Finding {
  id: string;
  says: string;
  /** Without it nothing could be said; null: it was checked. */
  missing: NonNullable<Invariant['needs']> | 'time' | null;
  /** It holds when nothing is under way. */
  atRest: boolean;
  /** Things that are wrong, all conditions together, and a few of them for a person to start with. */
  count: number;
  examples: string[];
  /** The same for each condition that was met. */
  breaches: Breach[];
}

export interface CheckOptions {
  /**
   * What the provider says, or how to ask it; without it its side is not compared. It is asked once the picture of the
   * database is taken, so that what is in the picture is in its books, too, though the shop goes on.
   */
  books?: ProviderBooks | null | (() => Promise<ProviderBooks | null>);
  /** What clients wrote down; without it nothing is said of them. */
  history?: readonly ClientRecord[] | null;
  /** Where the audit log ended, as the server's log says. */
  auditEnds?: readonly AuditEnd[] | null;
  /** Whether nothing is under way, as after `workUnderWay` said so. If not, what holds only then is left out. */
  atRest?: boolean;
  /** The server's settings, in seconds. */
  sweepSeconds?: number;
  reconcileSeconds?: number;
  /** Seconds after which the rest is left out; as long as it takes without it. */
  seconds?: number;
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
  return inOnePicture(db, async (tx) => ((await claimCheck(tx)) ? checkAll(tx, options) : null));
}

/** It only reads: it is never committed, which PostgreSQL would refuse after a statement that was cut short. */
async function inOnePicture<Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  const picture = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const tx = await picture.execute();
  try {
    return await read(tx);
  } finally {
    await tx.rollback().execute();
  }
}

async function checkAll(tx: Tx, options: CheckOptions): Promise<Finding[]> {
  const { history = null, auditEnds = null, atRest = true, sweepSeconds = 15, reconcileSeconds = 15 } = options;
  // The provider is read while the transaction waits.
  await takePicture(tx);
  const books = typeof options.books === 'function' ? await options.books() : (options.books ?? null);
  const evidence = { tx, books, history, auditEnds, sweepSeconds, reconcileSeconds };
  const patience = new Patience(tx, options.seconds);
  const findings: Finding[] = [];
  for (const invariant of invariants) {
    if (!atRest && invariant.atRest) continue;
    findings.push(await patience.within(() => examine(invariant, evidence)).catch(unseen(invariant)));
  }
  return findings;
}

function unseen({ id, says, atRest }: Invariant) {
  return (error: unknown): Finding => {
    if (!(error instanceof TimeIsUp)) throw error;
    return { id, says, missing: 'time', atRest: atRest === true, count: 0, examples: [], breaches: [] };
  };
}

/** Those that are broken. */
export function broken(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ count }) => count > 0);
}

/** Looks at one invariant. */
export async function examine({ id, says, needs, atRest, looks }: Invariant, evidence: Evidence): Promise<Finding> {
  const missing = needs !== undefined && !has(evidence, needs) ? needs : null;
  const breaches: Breach[] = [];
  for (const look of missing === null ? looks : []) breaches.push(...(await look.find(evidence)));
  const count = breaches.reduce((sum, breach) => sum + breach.count, 0);
  const examples = [...new Set(breaches.flatMap((breach) => breach.examples))].slice(0, 5);
  return { id, says, missing, atRest: atRest === true, count, examples, breaches };
}

function has({ books, history, auditEnds }: Evidence, need: NonNullable<Invariant['needs']>): boolean {
  if (need === 'history') return history !== null;
  if (need === 'auditEnds') return auditEnds !== null;
  return need === 'books' ? books !== null : books?.balances != null;
}
