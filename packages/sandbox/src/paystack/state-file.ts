import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { completeState } from './complete-state.ts';
import type { SandboxState } from './records.ts';

/** Reads a saved state, or null when there is none yet. A file that cannot be read as a state is an error, never lost money. */
export async function readStateFile(path: string): Promise<SandboxState | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const state = parse(text);
  if (state?.version !== 1) throw new Error(`${path} is not a Paystack sandbox state; move it away to start afresh`);
  return completeState(state);
}

function parse(text: string): SandboxState | null {
  try {
    return JSON.parse(text) as SandboxState | null;
  } catch {
    return null;
  }
}

/** Replaces the file in one step: a crash leaves the old state or the new one, never half of either. */
async function writeStateFile(path: string, state: SandboxState): Promise<void> {
  const text = JSON.stringify(state);
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * A function that resolves once everything changed before the call is on disk.
 * Calls made while a write runs share the next one, so a burst costs two writes.
 */
export function createCommit(path: string | null, state: SandboxState): () => Promise<void> {
  if (path === null) return async () => {};
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        running = writeStateFile(path, state);
        return running;
      });
    return next;
  };
}
