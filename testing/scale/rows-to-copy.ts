import { pipeline } from 'node:stream/promises';
import type { InsertObject } from 'kysely';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../apps/server/src/database/types.generated.ts';

type Table = keyof Database;

/** Rows for any tables, sent by COPY a batch at a time while the next batch is made. Waits for nothing until it must. */
export class RowsToCopy {
  readonly #pool: Pool;
  readonly #waiting = new Map<Table, { columns: string[]; lines: string[] }>();
  #count = 0;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** @param row of each table always the same columns in the same order */
  add<T extends Table>(table: T, row: InsertObject<Database, T>): void {
    let waiting = this.#waiting.get(table);
    if (!waiting) {
      waiting = { columns: Object.keys(row), lines: [] };
      this.#waiting.set(table, waiting);
    }
    waiting.lines.push(Object.values(row).map(asCopied).join('\t'));
    this.#count += 1;
  }

  /** Sends what waits if it is enough. */
  async sendEnough(): Promise<void> {
    if (this.#count >= enough) await this.#send();
  }

  /** Sends what waits, and returns when all of it is written. */
  async sendAll(): Promise<void> {
    await this.#send();
    await this.#underWay;
  }

  /** One batch is under way at a time, its tables side by side. */
  async #send(): Promise<void> {
    await this.#underWay;
    const batch = [...this.#waiting].map(([table, { columns, lines }]) => this.#copy(table, columns, lines));
    this.#underWay = Promise.all(batch);
    // Heard where it is awaited.
    this.#underWay.catch(() => undefined);
    this.#waiting.clear();
    this.#count = 0;
  }

  async #copy(table: Table, columns: readonly string[], lines: readonly string[]): Promise<void> {
    const client = await this.#pool.connect();
    try {
      const names = columns.map((column) => `"${column}"`).join(', ');
      const copying = client.query(copyFrom(`copy "${table}" (${names}) from stdin`));
      await pipeline([`${lines.join('\n')}\n`], copying);
    } finally {
      client.release();
    }
  }
}

/** Rows of a batch: about what the sockets take without waiting for anybody. */
const enough = 10_000;

/** A value in COPY's text format. */
function asCopied(value: unknown): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(`{${value.map(quoted).join(',')}}`);
  return typeof value === 'string' ? escaped(value) : String(value);
}

const quoted = (entry: unknown) => `"${String(entry).replace(/["\\]/g, '\\$&')}"`;

const names: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (letter) => names[letter] ?? letter) : text;
}
