import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Turns } from '../../database/turns.ts';
import type { Log } from '../../platform/log.ts';

interface Keeping {
  /** What lies beside a new file showed the same thing before, and is removed. */
  isAlone: boolean;
  log: Log;
}

/** Pictures that are drawn when first asked for, and kept: each by one at a time, however many ask, and as many at once as there are turns. */
export class MadeFiles {
  readonly #folder: string;
  readonly #turns: Turns;
  readonly #keeping: Keeping;
  readonly #making = new Map<string, Promise<Buffer | null>>();

  constructor(folder: string, turns: Turns, keeping: Keeping) {
    this.#folder = folder;
    this.#turns = turns;
    this.#keeping = keeping;
  }

  /**
   * The picture kept as `name`, or drawn now.
   * @param read what it is drawn of; null: there is none of it
   * @returns null also where what was read is no picture
   * @throws NoTurn, and what `read` throws
   */
  async bytes<Source>(
    name: string,
    read: () => Promise<Source | null>,
    draw: (source: Source) => Promise<Buffer>,
  ): Promise<Buffer | null> {
    const kept = await readFile(path.join(this.#folder, name)).catch(() => null);
    if (kept?.length) return kept;
    const pending =
      this.#making.get(name) ??
      this.#turns.take(() => this.#make(name, read, draw)).finally(() => this.#making.delete(name));
    this.#making.set(name, pending);
    return pending;
  }

  async #make<Source>(
    name: string,
    read: () => Promise<Source | null>,
    draw: (source: Source) => Promise<Buffer>,
  ): Promise<Buffer | null> {
    const { log } = this.#keeping;
    const source = await read();
    if (source === null) return null;
    let bytes: Buffer;
    try {
      bytes = await draw(source);
    } catch (error) {
      log.warn({ err: error, name }, 'a picture of a link preview could not be drawn');
      return null;
    }
    // A full disk keeps nobody from seeing it.
    await this.#keep(name, bytes).catch((error: unknown) =>
      log.warn({ err: error, name }, 'a picture of a link preview could not be kept'),
    );
    return bytes;
  }

  async #keep(name: string, bytes: Buffer): Promise<void> {
    const target = path.join(this.#folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    // Whole or not at all, whoever else makes the same one.
    const draft = `${target}.${randomUUID()}`;
    try {
      await writeFile(draft, bytes);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    if (this.#keeping.isAlone) await removeOthers(target);
  }
}

async function removeOthers(target: string): Promise<void> {
  const folder = path.dirname(target);
  const others = (await readdir(folder)).filter((name) => name.endsWith('.jpg') && name !== path.basename(target));
  await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
}
