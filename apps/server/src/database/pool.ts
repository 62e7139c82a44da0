import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { connectionOptions, type DatabaseAddress } from './address.ts';
import { columnTypes } from './column-types.ts';
import { breakWhenSilent } from './connection/break-when-silent.ts';
import { NamedStatementClient } from './connection/named-statements.ts';
import { keepConnectionsForReading } from './turns.ts';
import type { Database } from './types.generated.ts';

/** What queries take first: the database, or the transaction they are part of. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface Options {
  address: DatabaseAddress;
  /** Seen in pg_stat_activity. */
  applicationName: string;
  maxConnections: number;
  /** Off behind a pooler that gives each transaction another connection. */
  preparedStatements?: boolean;
  /** Told when a connection breaks while nobody uses it. The pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
}

/** Milliseconds. A query that takes longer is a fault; a lock that takes longer is given up and tried again. */
const sessionSettings = `
  set statement_timeout = 5000;
  set lock_timeout = 3000;
  set idle_in_transaction_session_timeout = 10000;
  set timezone = 'UTC'`;

/** Opens a pool on a database. Connects at the first query. */
export function openDatabase({
  address,
  applicationName,
  maxConnections,
  preparedStatements = true,
  onConnectionLost = () => undefined,
}: Options): OpenDatabase {
  const pool = new pg.Pool({
    ...connectionOptions(address),
    Client: preparedStatements ? NamedStatementClient : pg.Client,
    application_name: applicationName,
    max: maxConnections,
    types: columnTypes,
    connectionTimeoutMillis: 5000,
    onConnect: async (client) => {
      // A connection that breaks while in use says so in its query; unheard, its event would end the process too.
      client.on('error', () => undefined);
      breakWhenSilent(client);
      // Sent as statements, because poolers refuse unknown start-up parameters.
      await client.query(sessionSettings);
    },
  });
  let closing = false;
  // The same for one that breaks while idle; that one breaks which is being closed is no loss.
  pool.on('error', (error) => {
    if (!closing) onConnectionLost(error);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  keepConnectionsForReading(db, maxConnections);
  const close = () => {
    closing = true;
    return db.destroy();
  };
  return { db, pool, close };
}
