/** Where the files of pictures lie. A name is as `file-name.ts` has it; no other is taken. */
export interface Storage {
  /** Keeps the bytes under that name, whole or not at all, in place of what lies there. Kept once it resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** When it was put there; null: there is no such file. */
  putAt(name: string): Promise<Date | null>;
  /** The bytes; null: there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** What is not there is removed already. */
  remove(name: string): Promise<void>;
  /** All names below a folder, and what a crash left unfinished there, some at a time. */
  list(folder: string): AsyncIterable<string[]>;
  /** Where a browser finds the file itself; null: only this server can send it. Asks nobody. */
  addressOf(name: string): string | null;
  /** Marks it as that shop's, where nobody's mark is yet. @returns the id of the shop that it belongs to */
  claim(shopId: string): Promise<string>;
  /** Asks whether it can be used as it is set up. @throws StorageFailure */
  check(): Promise<void>;
  /** Whether it answered when it was last asked. One that did not is asked again meanwhile. */
  isAnswering(): boolean;
}
