import { createWriteStream, type WriteStream } from 'node:fs';
import type { ClientRecord } from '../apps/server/src/features/money-check/money-check.questions.ts';

/** Writes down what clients were told, one JSON line each. */
export class History {
  readonly file: string;
  readonly #stream: WriteStream;

  constructor(file: string) {
    this.file = file;
    this.#stream = createWriteStream(file, { flags: 'a' });
  }

  write(record: Omit<ClientRecord, 'at'>): void {
    this.#stream.write(`${JSON.stringify({ at: new Date().toISOString(), ...record })}\n`);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#stream.end(() => resolve(undefined)));
  }
}
