import { createHash } from 'node:crypto';

/** A row as it was when it was read. */
interface ShownRow {
  id: string;
  /** The transaction that wrote it (`xmin`). */
  written: string;
}

/**
 * The rows that an answer shows, noted while it is made: which they are, its question does not say. Their versions are of
 * the statement that read them.
 */
export class ShownRows {
  readonly #kinds = new Map<string, readonly ShownRow[]>();

  note(kind: string, rows: readonly ShownRow[]): void {
    if (rows.length > 0) this.#kinds.set(kind, rows);
  }

  /** Which they are: `product id,id;seller id`. Empty if none was noted. */
  get names(): string {
    return this.#textOf(({ id }) => id);
  }

  /** Another text after a write of any of them: the digest of their names with `written` in place of the ids. */
  get version(): string {
    return createHash('sha256')
      .update(this.#textOf(({ written }) => written))
      .digest('base64');
  }

  #textOf(part: (row: ShownRow) => string): string {
    return [...this.#kinds.keys()]
      .sort()
      .map((kind) => `${kind} ${this.#kinds.get(kind)?.map(part).join()}`)
      .join(';');
  }
}
