import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Turns } from '../../database/turns.ts';

/** Files that are drawn when first asked for, and kept: each by one at a time, however many ask, and as many at once as there are turns. */
export class MadeFiles {
  readonly folder: string;
  readonly #turns: Turns;
  readonly #isAlone: boolean;
  readonly #making = new Map<string, Promise<boolean>>();

  /** @param isAlone what lies beside a new file showed the same thing before, and is removed */
  constructor(folder: string, turns: Turns, isAlone = false) {
    this.folder = folder;
    this.#turns = turns;
    this.#isAlone = isAlone;
  }

  /**
   * @param draw null: there is nothing to draw it of
   * @returns whether `name` is in the folder now
   * @throws NoTurn
   */
  async has(name: string, draw: () => Promise<Buffer | null>): Promise<boolean> {
    if (await exists(path.join(this.folder, name))) return true;
    const pending =
      this.#making.get(name) ?? this.#turns.take(() => this.#make(name, draw)).finally(() => this.#making.delete(name));
    this.#making.set(name, pending);
    return pending;
  }

  async #make(name: string, draw: () => Promise<Buffer | null>): Promise<boolean> {
    const bytes = await draw();
    if (bytes === null) return false;
    const target = path.join(this.folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    // Whole or not at all, whoever else makes the same one.
    const draft = `${target}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, target);
    if (this.#isAlone) await removeOthers(target);
    return true;
  }
}

async function removeOthers(target: string): Promise<void> {
  const folder = path.dirname(target);
  const others = (await readdir(folder)).filter((name) => name.endsWith('.jpg') && name !== path.basename(target));
  await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
