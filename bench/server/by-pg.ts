import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connectionOptions } from '../../apps/server/src/database/address.ts';
import { columnTypes } from '../../apps/server/src/database/column-types.ts';
import { NamedStatementClient } from '../../apps/server/src/database/connection/named-statements.ts';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { Database } from '../../apps/server/src/database/types.generated.ts';
import type { BenchShop } from '../lib/shop.ts';

/** One statement as the shop sends it. */
interface Statement {
  text: string;
  values: unknown[];
}

/** What the database does alone: the shop's statements, prepared, through a pool of ten like the shop's. */
export interface ByPg {
  /** Sends the statements of a question at once, as the shop does. */
  send: (statements: readonly Statement[]) => Promise<unknown>;
  /** A product's row by its key. */
  selectByKey: (id: string) => Promise<unknown>;
  /** The statements that the shop sends for a question. */
  statementsOf: (ask: (db: Db) => Promise<unknown>) => Promise<Statement[]>;
  close: () => Promise<void>;
}

export function openByPg({ address }: BenchShop): ByPg {
  const pool = new pg.Pool({
    ...connectionOptions(address),
    Client: NamedStatementClient,
    max: 10,
    types: columnTypes,
  });
  const query = ({ text, values }: Statement) => pool.query(text, values);
  const dialect = new PostgresDialect({ pool });
  return {
    send: (statements) => Promise.all(statements.map(query)),
    selectByKey: (id) => query({ text: 'select * from products where id = $1', values: [id] }),
    async statementsOf(ask) {
      const sent: Statement[] = [];
      const db = new Kysely<Database>({
        dialect,
        log: ({ query: { sql, parameters } }) => {
          sent.push({ text: sql, values: [...parameters] });
        },
      });
      await ask(db);
      return sent;
    },
    close: () => pool.end(),
  };
}
