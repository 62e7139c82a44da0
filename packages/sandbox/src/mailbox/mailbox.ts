import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type KeptMail, readMail } from './kept-mail.ts';

/** Mails on disk, newest first. Several processes may share the folder. */
export interface Mailbox {
  keep(raw: Buffer): Promise<void>;
  /** Those to an address that has `recipient` in it; without one, all. */
  list(recipient?: string): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | null>;
}

const ending = '.eml';
/** `1763760000000-0f1e2d3c`: in the order of their coming. */
const idPattern = /^\d{13}-[0-9a-f]{8}$/;

/** @param most mails kept; the oldest go first */
export async function openMailbox(folder: string, most = 200): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const known = new Map<string, KeptMail>();
  let latest = 0;

  async function ids(): Promise<string[]> {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .filter((id) => idPattern.test(id))
      .sort()
      .reverse();
  }

  async function find(id: string): Promise<KeptMail | null> {
    if (!idPattern.test(id)) return null;
    const parsed = known.get(id) ?? (await readMail(id, path.join(folder, id + ending), readFile));
    if (parsed) known.set(id, parsed);
    return parsed;
  }

  return {
    find,
    async keep(raw) {
      // Two mails of one millisecond keep their order, too.
      latest = Math.max(Date.now(), latest + 1);
      const file = path.join(folder, `${latest}-${randomBytes(4).toString('hex')}${ending}`);
      // Another process may be listing: a mail appears whole.
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
      for (const id of (await ids()).slice(most)) {
        known.delete(id);
        await rm(path.join(folder, id + ending), { force: true });
      }
    },
    async list(recipient = '') {
      const wanted = recipient.trim().toLowerCase();
      const mails = await Promise.all((await ids()).map(find));
      return mails
        .filter((mail) => mail !== null)
        .filter(({ to }) => to.some((address) => address.toLowerCase().includes(wanted)));
    },
  };
}
