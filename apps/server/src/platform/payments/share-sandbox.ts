import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningSandbox } from '@oja/sandbox/paystack/start';
import { type Release, tryLock } from '../../database/embedded/lock.ts';
import type { SandboxHome } from './payments.ts';

interface Options {
  /** Where its state is kept: what server processes share. */
  stateFile: string;
  /** Where the shoppers of this process reach it. */
  publicUrl: string;
  start: () => Promise<RunningSandbox>;
  /** Told whenever it lives somewhere else. */
  moved: (home: SandboxHome | null) => void;
  failed: (error: unknown) => void;
}

export interface SharedSandbox {
  /** Where it is to send its events while it runs in this process. */
  sendEventsTo(webhookUrl: string): void;
  close(): Promise<void>;
}

/** Milliseconds between two looks at who runs it. */
const lookAgainAfter = 1000;

/**
 * One sandbox for all server processes of a data folder, because two would overwrite each other's state. The first
 * process runs it and writes down where; the others find it there, and when that process ends, however it ends, one of
 * them goes on from the saved state.
 */
export async function shareSandbox({ stateFile, publicUrl, start, moved, failed }: Options): Promise<SharedSandbox> {
  const homeFile = `${stateFile}.home`;
  let running: { sandbox: RunningSandbox; release: Release } | null = null;
  let known: SandboxHome | null = null;
  let webhookUrl: string | null = null;
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
      sandbox.state.webhookUrl = webhookUrl;
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
    const release = await tryLock(stateFile);
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
    sendEventsTo(url) {
      webhookUrl = url;
      if (running) running.sandbox.state.webhookUrl = url;
    },
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
