import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { connectionOptions } from './database/address.ts';
import { databaseOf } from './database/connection/database-of.ts';
import { readConfig } from './settings/config.ts';

interface Prompt {
  /** One statement alone; null: those that come in, each ended by a semicolon, until there are no more. */
  statement: string | null;
  input: Readable;
  /** Without it the database refuses whatever would change something. */
  writes: boolean;
  tell: (text: string) => void;
  /** Shown as a table. */
  table: (rows: object[]) => void;
}

/**
 * `npm run sql`: statements on the shop's database, also while the shop runs. What the database refuses is told, and the
 * next statement is read. @returns false if any was refused
 */
export async function promptSql(
  env: NodeJS.ProcessEnv,
  { statement, input, writes, tell, table }: Prompt,
): Promise<boolean> {
  const config = readConfig({ DEMO: '1', DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR });
  const { address, stop } = await databaseOf(config);
  const client = new pg.Client({ ...connectionOptions(address), application_name: 'oja-sql' });
  try {
    await client.connect();
    await client.query(`set default_transaction_read_only = ${writes ? 'off' : 'on'}`);
    let sound = true;
    for await (const text of statement === null ? statementsIn(input) : [statement]) {
      try {
        const { command, rowCount, rows } = await client.query(text);
        if (rows.length > 0) table(rows);
        tell(`${command}: ${rowCount ?? 0} rows`);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        tell(error.message);
        sound = false;
      }
    }
    return sound;
  } finally {
    await client.end();
    await stop();
  }
}

async function* statementsIn(input: Readable): AsyncGenerator<string> {
  let text = '';
  for await (const line of createInterface({ input })) {
    text += `${line}\n`;
    if (!line.trimEnd().endsWith(';')) continue;
    yield text;
    text = '';
  }
  if (text.trim() !== '') yield text;
}
