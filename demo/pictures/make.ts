import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { slugOf } from '@oja/domain/text/slug';
import sharp from 'sharp';
import {
  dominantColor,
  encodeLarge,
  LARGE,
  pictureLimits,
  pictureWidths,
} from '../../apps/server/src/platform/pictures/encode-picture.ts';
import { clothTile } from './cloth.ts';
import { bannerLimits, bannerWidths, filesFolder, storeWidths, uprightWidths, writePicture } from './encode.ts';
import { drawLogo } from './logo.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { Models } from './models.ts';
import { type Job, planPictures, type Scene } from './plan.ts';
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
    await keep(job, [
      await sharp(Buffer.from(drawLogo(job.seller)))
        .flatten()
        .png()
        .toBuffer(),
    ]);
const photographs = due.filter((job): job is Photograph => job.kind !== 'logo');
try {
  if (photographs.length > 0) {
    await openStudio();
    await takePictures(photographs.flatMap(shotsOf), hand);
  }
} catch (error) {
  // What was taken is not lost, and what was not keeps its old picture.
  writeManifest({ ...manifest, ...made });
  throw error;
}
writeManifest(made);
const removed = await removeStrays(made);
console.log(`\n${jobs.length} pictures, ${done} made, ${removed} old files removed.`);

/** What has to be taken for a picture, and what of it is there. */
function shotsOf(job: Photograph) {
  const scenes: readonly Scene[] = job.kind === 'banner' ? [job.scene, job.upright] : [job.scene];
  const taken: Buffer[] = [];
  return scenes.map((scene, at) => ({ job, scene, at, taken, all: scenes.length }));
}

async function hand({ job, at, taken, all }: ReturnType<typeof shotsOf>[number], png: Buffer): Promise<void> {
  taken[at] = png;
  if (Object.keys(taken).length === all) await keep(job, taken);
}

/** Writes the files of a picture and, now and then, what there is so far: what is cut off goes on where it was. */
async function keep(job: Job, masters: readonly Buffer[]): Promise<void> {
  made[job.name] = { ...(await encode(job, masters)), inputs: inputsOf(job) };
  done += 1;
  if (done % SAVE_EVERY === 0) writeManifest({ ...manifest, ...made });
  progress(job.name);
}

async function encode(job: Job, [png = Buffer.of(), upright = png]: readonly Buffer[]) {
  const { name, kind } = job;
  const slug = slugOf(name.replace(/^product\//, ''));
  if (kind === 'banner') {
    const masters = [
      { png: upright, widths: uprightWidths },
      { png, widths: bannerWidths },
    ];
    return { key: await writePicture(slug, masters, bannerLimits, { isCutOut: true }), color: job.scene.paper };
  }
  const color = await dominantColor(png);
  if (kind === 'store') return { key: await writePicture(slug, [{ png, widths: storeWidths }], {}), color };
  const isLarge = kind === 'goods' && job.scene.width >= LARGE;
  const others = isLarge ? [await encodeLarge(png)] : [];
  const key = await writePicture(slug, [{ png, widths: pictureWidths }], pictureLimits, { others });
  return { key, color, ...(isLarge && { widest: LARGE }) };
}

/** Hash of all that decides what the picture looks like. */
function inputsOf(job: Job): string {
  const art = job.kind === 'logo' ? [drawLogo(job.seller)] : [RECIPE, job.scene, ...job.scene.goods.map(madeOf)];
  const composed = job.kind === 'banner' ? [...art, job.upright] : art;
  return createHash('sha256')
    .update(JSON.stringify([job.kind, composed]))
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
