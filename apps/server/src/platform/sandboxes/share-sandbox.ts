import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Release, tryLock } from '../../database/embedded/lock.ts';

export interface SandboxHome {
  /** Its own address on this machine. */
  url: string;
  /** Where the shoppers of the process that runs it reach it: pages that it sends them to lie there. */
  publicUrl: string;
}

interface Running {
  url: string;
  close(): Promise<void>;
}

interface Options {
  /** A file in the folder that the server processes share: its lock is named so, and what is written beside it. */
  name: string;
  /** Where the shoppers of this process reach it. */
  publicUrl: string;
  start: () => Promise<Running>;
  /** Told whenever it lives somewhere else. */
  moved: (home: SandboxHome | null) => void;
  failed: (error: unknown) => void;
}

export interface SharedSandbox {
  close(): Promise<void>;
}

/** Milliseconds between two looks at who runs it. */
const lookAgainAfter = 1000;

/**
 * One sandbox for all server processes of a data folder, because none of two would know what the other did. The first
 * process runs it and writes down where; the others find it there, and when that process ends, however it ends, one of
 * them goes on, from the saved state where the sandbox saves one.
 */
export async function shareSandbox({ name, publicUrl, start, moved, failed }: Options): Promise<SharedSandbox> {
  const homeFile = `${name}.home`;
  let running: { sandbox: Running; release: Release } | null = null;
  let known: SandboxHome | null = null;
  let looking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function knowHome(home: SandboxHome | null): void {
    if (home?.url === known?.url && home?.publicUrl === known?.publicUrl) return;
    known = home;
    moved(home);
  }

  async function run(release: Release): Promise<void> {
    try {
      const sandbox = await start();
      running = { sandbox, release };
      const home = { url: sandbox.url, publicUrl };
      await writeHome(homeFile, home);
      knowHome(home);
    } catch (error) {
      release();
      throw error;
    }
  }

  async function look(): Promise<void> {
    if (running || closed) return;
    const release = await tryLock(name);
    if (release) await run(release);
    else knowHome(await readHome(homeFile));
  }

  function lookAgain(): void {
    if (closed) return;
    timer = setTimeout(() => {
      looking = look().catch(failed).finally(lookAgain);
    }, lookAgainAfter);
    timer.unref();
  }

  await look();
  lookAgain();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
      if (!running) return;
      await running.sandbox.close();
      await rm(homeFile, { force: true });
      running.release();
    },
  };
}

/** What another process is just writing, or left behind, counts as nothing known. */
export async function readHome(file: string): Promise<SandboxHome | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SandboxHome;
  } catch {
    return null;
  }
}

async function writeHome(file: string, home: SandboxHome): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(home), { mode: 0o600 });
  await rename(draft, file);
}
