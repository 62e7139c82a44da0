// node --import: a server process of a test, with some of its sources altered as they are loaded, and with fail points.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Alteration, alter } from './alteration.ts';
import type { Armed } from './armed.ts';

const { ALTERATIONS = '[]', ARMED_FILE = '' } = process.env;
const alterations = JSON.parse(ALTERATIONS) as Alteration[];
const sources = path.resolve(import.meta.dirname, '../..');

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith('file:')) return loaded;
    const file = path.relative(sources, fileURLToPath(url));
    const wanted = alterations.filter((alteration) => alteration.file === file);
    if (wanted.length === 0) return loaded;
    return { ...loaded, source: alter(String(loaded.source), wanted) };
  },
});

/** Where a process may be made to end. Does nothing unless this very point is armed, and then only once. */
async function failPoint(name: string): Promise<void> {
  const armed = readArmed();
  if (armed?.point !== name) return;
  if (armed.action === 'pause') {
    writeFileSync(`${ARMED_FILE}.paused`, name);
    while (existsSync(ARMED_FILE)) await delay(20);
    return;
  }
  rmSync(ARMED_FILE);
  if (armed.action === 'throw') throw new Error(`fail point ${name}`);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
}

function readArmed(): Armed | null {
  return existsSync(ARMED_FILE) ? (JSON.parse(readFileSync(ARMED_FILE, 'utf8')) as Armed) : null;
}

Object.assign(globalThis, { failPoint });
