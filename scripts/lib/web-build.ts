import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withLock } from '../../apps/server/src/database/embedded/lock.ts';
import { StartFailure } from '../../apps/server/src/database/start-failure.ts';
import { capture, programs, root } from './run.ts';

const web = path.join(root, 'apps/web');
const output = path.join(web, 'dist');
const stamp = path.join(output, 'source-hash');
/** Whatever can change what the build makes. */
const inputs = ['apps/web', 'packages/domain', 'packages/contract', 'package-lock.json'];
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Smaller files gain nothing. */
const worthCompressing = 1024;

/** Builds the browser's files, the boot scripts, the server entry and the desk, and compresses what is served as files. */
export async function buildWeb({ evenIfFresh = false } = {}): Promise<void> {
  // Two servers that start together must not write into one folder.
  await withLock(output, async () => {
    const sources = await hashOfInputs();
    if (!evenIfFresh && (await readFile(stamp, 'utf8').catch(() => '')) === sources) return;
    const since = performance.now();
    await rm(stamp, { force: true });
    const args = [programs.vite, 'build', '--app', '--logLevel', 'warn'];
    // Whatever the shell of whoever starts the shop says: React's development build is another one.
    const env = { NODE_ENV: 'production' };
    const { code, output: told } = await capture(process.execPath, args, { cwd: web, env });
    if (code !== 0) throw new StartFailure(`The web app could not be built:\n${told.trim()}`);
    const files = (await precompress(path.join(output, 'client'))) + (await precompress(path.join(output, 'desk')));
    await writeFile(stamp, sources);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`Built the web app in ${seconds} s, ${files} files compressed.`);
  });
}

async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesBelow(path.join(root, input))) {
      hash.update(`${path.relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(start: string): Promise<string[]> {
  if ((await stat(start)).isFile()) return [start];
  const found: string[] = [];
  for (const entry of await readdir(start, { withFileTypes: true })) {
    const inner = path.join(start, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') found.push(...(await filesBelow(inner)));
    } else if (!/\.test\.tsx?$/.test(entry.name)) found.push(inner);
  }
  return found.sort();
}

/** Writes `.br` and `.gz` beside each file worth it, so that the server never compresses a file. Returns their number. */
async function precompress(folder: string): Promise<number> {
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file) && !file.includes('/.vite/'));
  const written = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < worthCompressing) return false;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await writeFile(`${file}.br`, br);
      await writeFile(`${file}.gz`, gz);
      return true;
    }),
  );
  return written.filter(Boolean).length;
}
