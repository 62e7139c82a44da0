import type { TestDatabase } from '@oja/testing/database/test-database';
import pg from 'pg';

/** A statement that read a table from end to end. */
export interface WholeRead {
  table: string;
  statement: string;
}

export interface WatchedPlans {
  /** Carries out the work, and tells what its statements read from end to end, those within functions too. */
  during(work: () => Promise<unknown>): Promise<WholeRead[]>;
  /** Carries out the work, and tells of the statement that looked at the most rows in one place of its plan. */
  largestRead(work: () => Promise<unknown>): Promise<{ rows: number; statement: string }>;
  /** Carries out the work, and tells how many pages of tables and indexes its statements read, in memory or not. */
  pagesRead(work: () => Promise<unknown>): Promise<number>;
  /** Statements whose plans were seen: without any nobody has watched. */
  seen(): number;
}

/** What PostgreSQL tells of a statement and of each node of its plan. */
interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}
interface Told {
  'Query Text': string;
  Plan: Node;
}

/**
 * From now on PostgreSQL tells each connection of the pool the plan of every statement that it carries out, as it carried
 * it out. To be called while nothing is under way in the pool.
 */
export async function watchPlans({ address, pool }: TestDatabase): Promise<WatchedPlans> {
  await switchOn(address);
  await closeIdle(pool);
  let told: Told[] = [];
  let seen = 0;
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const plan = /^duration: .* plan:\n(?<json>\{.*\})$/s.exec(message)?.groups?.json;
      if (plan === undefined) return;
      told.push(JSON.parse(plan) as Told);
      seen += 1;
    });
  });
  const plansOf = async (work: () => Promise<unknown>) => {
    told = [];
    await work();
    return told;
  };
  return {
    async during(work) {
      return (await plansOf(work)).flatMap(({ 'Query Text': statement, Plan }) =>
        wholeReadsOf(Plan).map((table) => ({ table, statement })),
      );
    },
    async largestRead(work) {
      const reads = (await plansOf(work)).map(({ 'Query Text': statement, Plan }) => ({
        rows: mostRows(Plan),
        statement,
      }));
      return reads.reduce((most, read) => (read.rows > most.rows ? read : most), { rows: 0, statement: '' });
    },
    async pagesRead(work) {
      const each = (await plansOf(work)).map(({ Plan }) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']);
      return each.reduce((sum, pages) => sum + pages, 0);
    },
    seen: () => seen,
  };
}

/** A connection that is open keeps its settings, and would carry out statements that nobody sees. */
async function closeIdle(pool: TestDatabase['pool']): Promise<void> {
  while (pool.idleCount > 0) (await pool.connect()).release(true);
  if (pool.totalCount > 0) throw new Error('Plans are watched while something is under way in the pool.');
}

async function switchOn(address: TestDatabase['address']): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  };
  const client = new pg.Client(address);
  await client.connect();
  try {
    for (const [name, value] of Object.entries(settings)) {
      await client.query(`alter database ${address.database} set ${name} = '${value}'`);
    }
  } finally {
    await client.end();
  }
}

function wholeReadsOf({ 'Node Type': type, 'Relation Name': table, Plans = [] }: Node): string[] {
  const own = type === 'Seq Scan' && table !== undefined ? [table] : [];
  return [...own, ...Plans.flatMap(wholeReadsOf)];
}

/** What the busiest node of a plan looked at, in all its rounds. */
function mostRows({
  'Actual Rows': rows,
  'Actual Loops': loops,
  'Rows Removed by Filter': left = 0,
  Plans = [],
}: Node): number {
  return Math.max((rows + left) * loops, ...Plans.map(mostRows));
}
