import path from 'node:path';
import { databaseOf } from './database/connection/database-of.ts';
import { openDatabase } from './database/pool.ts';
import {
  type AuditEnd,
  broken,
  checkMoney,
  type Finding,
  isAtRest,
  readHistory,
  readProviderBooks,
  type WorkUnderWay,
  workUnderWay,
} from './features/money-check/money-check.questions.ts';
import { readHome } from './platform/sandboxes/share-sandbox.ts';
import { type Config, ConfigFailure, readConfig } from './settings/config.ts';
import { resolveAuthSecret, sandboxPaystackKey } from './settings/secrets.ts';

interface Asked {
  /** A PostgreSQL address, or a data folder; the settings' own without it. */
  database?: string | undefined;
  /** The provider's API; the one that is configured, or the sandbox that runs on the data folder, without it. */
  provider?: string | undefined;
  /** What clients wrote down, as `client-history.ts` says. */
  history?: string | undefined;
  /** Where the audit log's chain ended, as the server's log says: `<place>:<hash>`. */
  auditEnds?: readonly string[] | undefined;
  /** Say why a line was not checked. */
  verbose: boolean;
}

/** `npm run verify:money`. True if everything that could be checked holds. */
export async function verifyMoney(
  env: NodeJS.ProcessEnv,
  { database, provider, history, auditEnds = [], verbose }: Asked,
  tell: (line: string) => void,
): Promise<boolean> {
  const config = readConfig(database === undefined ? env : { DEMO: '1', ...env, ...settingsOf(database) });
  const records = history === undefined ? null : await readHistory(history);
  const marks = auditEnds.length > 0 ? auditEnds.map(readAuditEnd) : null;
  const { address, stop } = await databaseOf(config);
  const { db, close } = openDatabase({ address, applicationName: 'oja-verify-money', maxConnections: 1 });
  try {
    const work = await workUnderWay(db);
    const findings = await checkMoney(db, {
      ...config,
      books: () => booksOf(config, provider),
      history: records,
      auditEnds: marks,
    });
    for (const finding of findings) for (const line of linesOf(finding, verbose)) tell(line);
    tell(summaryOf(findings, work));
    return broken(findings).length === 0;
  } finally {
    await close();
    await stop();
  }
}

function settingsOf(database: string): Record<string, string> {
  return /^postgres(ql)?:\/\//.test(database) ? { DATABASE_URL: database } : { DATA_DIR: database, DATABASE_URL: '' };
}

async function booksOf(config: Config, asked: string | undefined) {
  const { paystackSecretKey, paystackUrl, dataDir, demo } = config;
  const home = demo ? await readHome(`${path.join(dataDir, 'sandbox-paystack.json')}.home`) : null;
  const url = asked ?? (paystackSecretKey === null ? home?.url : paystackUrl);
  if (url === undefined) return null;
  return readProviderBooks({ url, secretKey: paystackSecretKey ?? sandboxPaystackKey(resolveAuthSecret(config)) });
}

/** @throws ConfigFailure */
function readAuditEnd(text: string): AuditEnd {
  const [, seq, hash] = /^(\d{1,10}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  if (seq === undefined || hash === undefined) {
    throw new ConfigFailure(
      `${text} is no end of the audit log: the place and the hash of a line of the server's log, like 12:0a1b….`,
    );
  }
  return { seq: Number(seq), hash };
}

const reasons = {
  books: 'no provider was given',
  balance: "no provider's balance",
  history: 'no history was given',
  auditEnds: "no mark of the server's log was given",
  time: 'there was no time for it',
};

/** The invariant with its breaches, and below it each thing that is wrong. */
function linesOf({ id, says, missing, atRest, count, breaches }: Finding, verbose: boolean): string[] {
  const result = missing === null ? String(count) : '-';
  const note = missing !== null && verbose ? `  (${reasons[missing]})` : '';
  return [
    `${id}${atRest ? '*' : ' '} ${result.padStart(5)}  ${says}${note}`,
    ...breaches.map((breach) => `           ${breach.condition}: ${breach.count}  (${breach.examples.join(', ')})`),
  ];
}

function summaryOf(findings: readonly Finding[], work: WorkUnderWay): string {
  const checked = findings.filter(({ missing }) => missing === null).length;
  const rest = isAtRest(work)
    ? 'The shop is at rest.'
    : `Under way, so that lines with * may be broken for a while: ${JSON.stringify(work)}.`;
  return `${checked} of ${findings.length} checked, ${broken(findings).length} broken. ${rest}`;
}
