import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { slugOf } from '@oja/domain/text/slug';
import sharp from 'sharp';
import { pictureLimits, pictureWidths } from '../../apps/server/src/platform/pictures/encode-picture.ts';
import type { Look } from '../data/types.ts';
import { takeBanner, takeSocialPicture } from './banner.ts';
import {
  bannerLimits,
  bannerWidths,
  type Encoded,
  encodeSocial,
  filesFolder,
  storeWidths,
  writePicture,
} from './encode.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { objectSvg } from './object-svg.ts';
import { type Job, planPictures } from './plan.ts';
import { takeShot } from './shot.ts';
import { drawLogo, drawStoreBanner } from './store-art.ts';

/** Raise it when the drawing code changes what pictures look like: then all are made again. */
const RECIPE = 2;
/** Pixels of a side before scaling down; a little more than the largest file. */
const MASTER = 768;
const SAVE_EVERY = 20;

// Two parts of a machine fight over its memory; one shot after the other is no slower.
sharp.concurrency(1);

const jobs = await planPictures();
const manifest = readManifest();
const made: Manifest = {};
const started = performance.now();
let drawn = 0;
for (const [index, job] of jobs.entries()) {
  const inputs = inputsOf(job);
  const known = manifest[job.name];
  if (known?.inputs === inputs && isThere(job, known.key)) {
    made[job.name] = known;
  } else {
    made[job.name] = { ...(await make(job)), inputs };
    drawn += 1;
    if (drawn % SAVE_EVERY === 0) await writeManifest({ ...manifest, ...made });
  }
  progress(index + 1, job.name);
}
await writeManifest(made);
const removed = await removeStrays(made);
console.log(`\n${jobs.length} pictures, ${drawn} drawn, ${removed} old files removed.`);

async function make(job: Job): Promise<Encoded> {
  const slug = slugOf(job.name.replace(/^product\//, ''));
  if (job.kind === 'shot') return writePicture(slug, await takeShot(job.shot, MASTER), pictureWidths, pictureLimits);
  if (job.kind === 'logo') return writePicture(slug, await drawLogo(job.seller, MASTER), pictureWidths, pictureLimits);
  if (job.kind === 'store') return writePicture(slug, await drawStoreBanner(job.seller), storeWidths, {});
  if (job.kind === 'social') return encodeSocial(slug, await takeSocialPicture(job.banner));
  return writePicture(slug, await takeBanner(job.banner), bannerWidths, bannerLimits);
}

/** Hash of all that decides what the picture looks like. */
function inputsOf(job: Job): string {
  const { art, looks } = artOf(job);
  const drawings = looks.map((look) => objectSvg(look, 1));
  return createHash('sha256')
    .update(JSON.stringify([RECIPE, job.kind, art, looks, drawings]))
    .digest('hex')
    .slice(0, 12);
}

function artOf(job: Job): { art: unknown; looks: readonly Look[] } {
  if (job.kind === 'shot') return { art: job.shot, looks: [job.shot.hero, ...job.shot.companions] };
  if (job.kind === 'logo' || job.kind === 'store') return { art: [job.seller.key, job.seller.colors], looks: [] };
  return { art: job.banner.backgroundColor, looks: job.banner.objects };
}

function isThere(job: Job, key: string): boolean {
  return existsSync(new URL(job.kind === 'social' ? `${key}-1200.jpg` : `${key}-640.webp`, filesFolder));
}

/** Files of pictures that are no longer in the shop. */
async function removeStrays(current: Manifest): Promise<number> {
  const keys = new Set(Object.values(current).map(({ key }) => key));
  const strays = (await readdir(filesFolder)).filter((file) => !keys.has(file.replace(/-\d+\.(avif|webp|jpg)$/, '')));
  for (const file of strays) await rm(new URL(file, filesFolder));
  return strays.length;
}

function progress(done: number, name: string): void {
  const left = ((performance.now() - started) / Math.max(1, drawn)) * (jobs.length - done);
  const rest = drawn === 0 ? '' : `, about ${Math.ceil(left / 60_000)} min left`;
  const line = `${done}/${jobs.length} ${name}${rest}`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
}
