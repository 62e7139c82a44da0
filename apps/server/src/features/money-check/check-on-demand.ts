import type { Deps } from '../../deps.ts';
import { checkMoneyAlone, type Finding } from './check-money.ts';
import { type ProviderAddress, type ProviderBooks, readProviderBooks } from './provider-books.ts';
import { readClock, wasCalmSince } from './work-under-way.queries.ts';

/** Why a rule was not looked at. */
export type LeftOut =
  /** No provider is configured. */
  | 'no_provider'
  /** It did not show its books in time. */
  | 'provider_silent'
  /** What it holds is paid out to the shop's bank, so that it says nothing. */
  | 'live_balance'
  /** The rule holds when nothing is under way, and something is. */
  | 'at_work'
  /** Nobody gave a mark of the audit log's end. */
  | 'no_mark'
  /** Only a run of tests has clients that write down what they are told. */
  | 'no_clients'
  /** The books are too long to be read while somebody waits. */
  | 'time';

export interface CheckOnDemand {
  /** Of the rules that were looked at. */
  findings: Finding[];
  leftOut: { why: LeftOut; findings: Finding[] }[];
}

/** Seconds that the provider has to show its books, and the database. */
const patience = { provider: 45, database: 75 };

type NeededDeps = Pick<Deps, 'config' | 'db' | 'payments'>;

/**
 * Looks at the books while a person waits, with the provider's if there is one; one look at a time in all processes: null
 * if another is going on. The shop may be at work; then what holds at rest only is left out.
 */
export async function checkOnDemand(deps: NeededDeps): Promise<CheckOnDemand | null> {
  const { db, config } = deps;
  const provider = providerOf(deps);
  const begun = await readClock(db);
  const findings = await checkMoneyAlone(db, {
    sweepSeconds: config.sweepSeconds,
    reconcileSeconds: config.reconcileSeconds,
    seconds: patience.database,
    books: () => booksInTime(provider),
  });
  if (!findings) return null;
  const calm = await wasCalmSince(db, begun);
  const withoutProvider = provider ? 'provider_silent' : 'no_provider';
  const hasBooks = findings.every(({ missing }) => missing !== 'books');
  const reasonOf = ({ missing, atRest }: Finding): LeftOut | null => {
    if (missing === 'books') return withoutProvider;
    if (missing === 'balance') return hasBooks ? 'live_balance' : withoutProvider;
    if (missing === 'history') return 'no_clients';
    if (missing === 'auditEnds') return 'no_mark';
    return missing ?? (atRest && !calm ? 'at_work' : null);
  };
  const reasons = Map.groupBy(findings, reasonOf);
  return {
    findings: reasons.get(null) ?? [],
    leftOut: [...reasons].flatMap(([why, left]) => (why === null ? [] : [{ why, findings: left }])),
  };
}

function providerOf({ config, payments }: NeededDeps): ProviderAddress | null {
  const { paystackSecretKey, paystackUrl } = config;
  if (paystackSecretKey !== null) return { url: paystackUrl, secretKey: paystackSecretKey };
  const { sandbox } = payments;
  return sandbox?.home ? { url: sandbox.home.url, secretKey: sandbox.secretKey } : null;
}

async function booksInTime(provider: ProviderAddress | null): Promise<ProviderBooks | null> {
  if (!provider) return null;
  // Whatever is wrong with the provider, the rest of the books can be looked at.
  return readProviderBooks(provider, AbortSignal.timeout(patience.provider * 1000)).catch(() => null);
}
