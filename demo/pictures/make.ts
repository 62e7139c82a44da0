import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { slugOf } from '@oja/domain/text/slug';
import sharp from 'sharp';
import {
  encodeLarge,
  LARGE,
  pictureLimits,
  pictureWidths,
} from '../../apps/server/src/platform/pictures/encode-picture.ts';
import { clothTile } from './cloth.ts';
import { bannerLimits, bannerWidths, filesFolder, storeWidths, writePicture } from './encode.ts';
import { drawLogo } from './logo.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { Models } from './models.ts';
import { type Job, planPictures } from './plan.ts';
import { openStudio, takePictures } from './take-pictures.ts';

/**
 * Raise it when the set, its light or its lens, what goods arrive in or the map of the world (`countries.txt`) changes what pictures
 * look like: then all are taken again.
 */
const RECIPE = 4;
const SAVE_EVERY = 20;

type Photograph = Exclude<Job, { kind: 'logo' }>;

const models = new Models();
const jobs = planPictures();
const manifest = readManifest();
const made: Manifest = {};
const due = jobs.filter((job) => {
  const known = manifest[job.name];
  if (known?.inputs !== inputsOf(job) || !isThere(known.key)) return true;
  made[job.name] = known;
  return false;
});
const started = performance.now();
let done = 0;

for (const job of due)
  if (job.kind === 'logo')
    await keep(
      job,
      await sharp(Buffer.from(drawLogo(job.seller)))
        .flatten()
        .png()
        .toBuffer(),
    );
const photographs = due.filter((job): job is Photograph => job.kind !== 'logo');
try {
  if (photographs.length > 0) {
    await openStudio();
    await takePictures(photographs, keep);
  }
} catch (error) {
  // What was taken is not lost, and what was not keeps its old picture.
  writeManifest({ ...manifest, ...made });
  throw error;
}
writeManifest(made);
const removed = await removeStrays(made);
console.log(`\n${jobs.length} pictures, ${done} made, ${removed} old files removed.`);

/** Writes the files of a picture and, now and then, what there is so far: what is cut off goes on where it was. */
async function keep(job: Job, master: Buffer): Promise<void> {
  made[job.name] = { ...(await encode(job, master)), inputs: inputsOf(job) };
  done += 1;
  if (done % SAVE_EVERY === 0) writeManifest({ ...manifest, ...made });
  progress(job.name);
}

async function encode(job: Job, master: Buffer) {
  const { name, kind } = job;
  const slug = slugOf(name.replace(/^product\//, ''));
  if (kind === 'banner') return writePicture(slug, await washed(master, job.scene.paper), bannerWidths, bannerLimits);
  if (kind === 'store') return writePicture(slug, master, storeWidths, {});
  if (kind === 'logo' || job.scene.width < LARGE) return writePicture(slug, master, pictureWidths, pictureLimits);
  return {
    ...(await writePicture(slug, master, pictureWidths, pictureLimits, [await encodeLarge(master)])),
    widest: LARGE,
  };
}

/** A slide's words stand on its own colour, into which its picture fades at the left, and on a phone above: so does its wall. */
async function washed(master: Buffer, color: string): Promise<Buffer> {
  const fade = (id: string, way: string, part: number) =>
    `<linearGradient id="${id}" ${way}><stop stop-color="${color}"/><stop offset="${part}" stop-color="${color}" stop-opacity="0"/></linearGradient>`;
  const wash = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="1280" height="640"><defs>${fade('left', 'x2="1" y2="0"', 0.5)}${fade('top', 'x2="0" y2="1"', 0.2)}</defs>
    <rect width="2" height="1" fill="url(#top)"/><rect width="2" height="1" fill="url(#left)"/></svg>`;
  return sharp(master)
    .composite([{ input: Buffer.from(wash) }])
    .png()
    .toBuffer();
}

/** Hash of all that decides what the picture looks like. */
function inputsOf(job: Job): string {
  const art = job.kind === 'logo' ? [drawLogo(job.seller)] : [RECIPE, job.scene, ...job.scene.goods.map(madeOf)];
  return createHash('sha256')
    .update(JSON.stringify([job.kind, art]))
    .digest('hex')
    .slice(0, 12);
}

/** What a good is built of, and the cloth that it wears. */
function madeOf({ good, look: { cloth } }: Photograph['scene']['goods'][number]): readonly string[] {
  return [models.digestOf(good), ...(cloth === null ? [] : [clothTile(cloth, 1)])];
}

function isThere(key: string): boolean {
  return existsSync(new URL(`${key}-640.webp`, filesFolder));
}

/** Files of pictures that are no longer in the shop. */
async function removeStrays(current: Manifest): Promise<number> {
  const keys = new Set(Object.values(current).map(({ key }) => key));
  const strays = (await readdir(filesFolder)).filter((file) => !keys.has(file.replace(/-\d+\.(avif|webp)$/, '')));
  for (const file of strays) await rm(new URL(file, filesFolder));
  return strays.length;
}

function progress(name: string): void {
  const left = ((performance.now() - started) / done) * (due.length - done);
  const line = `${done}/${due.length} ${name}, about ${Math.ceil(left / 60_000)} min left`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
}
