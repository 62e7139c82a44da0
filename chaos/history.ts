import { createWriteStream, type WriteStream } from 'node:fs';

/** What one client knows about one of its wishes; the checker holds the database to it. */
export interface HistoryLine {
  buyer: string;
  kind: 'register' | 'credit_order' | 'payment_page' | 'card_payment' | 'card_order' | 'card_refund';
  /** Of the order, or the reference of the payment. */
  id: string;
  /** 'unknown': no answer came, or one that says that it may have happened. */
  outcome: 'acknowledged' | 'refused' | 'unknown';
  details: Record<string, unknown>;
}

/** Writes down what clients were told, one JSON line each. */
export class History {
  readonly file: string;
  readonly #stream: WriteStream;

  constructor(file: string) {
    this.file = file;
    this.#stream = createWriteStream(file, { flags: 'a' });
  }

  write(line: HistoryLine): void {
    this.#stream.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#stream.end(() => resolve(undefined)));
  }
}
