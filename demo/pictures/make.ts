import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { slugOf } from '@oja/domain/text/slug';
import { pictureLimits, pictureWidths } from '../../apps/server/src/platform/pictures/encode-picture.ts';
import { bannerLimits, bannerWidths, encodeSocial, filesFolder, storeWidths, writePicture } from './encode.ts';
import { drawLogo } from './logo.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { Models } from './models.ts';
import { type Job, planPictures } from './plan.ts';
import { openStudio, takePictures } from './take-pictures.ts';

/** Raise it when light, lens, shapes or materials of the studio change what all pictures look like: then all are taken again. */
const RECIPE = 3;
const LOGO = 768;
const SAVE_EVERY = 20;

type Photograph = Exclude<Job, { kind: 'logo' }>;

const models = new Models();
const jobs = planPictures();
const manifest = readManifest();
const made: Manifest = {};
const due = jobs.filter((job) => {
  const known = manifest[job.name];
  if (known?.inputs !== inputsOf(job) || !isThere(job, known.key)) return true;
  made[job.name] = known;
  return false;
});
const started = performance.now();
let done = 0;

for (const job of due) if (job.kind === 'logo') await keep(job, await drawLogo(job.seller, LOGO));
const photographs = due.filter((job): job is Photograph => job.kind !== 'logo');
if (photographs.length > 0) {
  await openStudio();
  await takePictures(photographs, keep);
}
await writeManifest(made);
const removed = await removeStrays(made);
console.log(`\n${jobs.length} pictures, ${done} made, ${removed} old files removed.`);

/** Writes the files of a picture and, now and then, what there is so far: what is cut off goes on where it was. */
async function keep(job: Job, master: Buffer): Promise<void> {
  made[job.name] = { ...(await encode(job, master)), inputs: inputsOf(job) };
  done += 1;
  if (done % SAVE_EVERY === 0) await writeManifest({ ...manifest, ...made });
  progress(job.name);
}

function encode({ name, kind }: Job, master: Buffer) {
  const slug = slugOf(name.replace(/^product\//, ''));
  if (kind === 'social') return encodeSocial(slug, master);
  if (kind === 'banner') return writePicture(slug, master, bannerWidths, bannerLimits);
  if (kind === 'store') return writePicture(slug, master, storeWidths, {});
  return writePicture(slug, master, pictureWidths, pictureLimits);
}

/** Hash of all that decides what the picture looks like. */
function inputsOf(job: Job): string {
  const art =
    job.kind === 'logo'
      ? [job.seller.key, job.seller.colors]
      : [job.scene, job.scene.goods.map(({ good }) => models.digestOf(good))];
  return createHash('sha256')
    .update(JSON.stringify([RECIPE, job.kind, art]))
    .digest('hex')
    .slice(0, 12);
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

function progress(name: string): void {
  const left = ((performance.now() - started) / done) * (due.length - done);
  const line = `${done}/${due.length} ${name}, about ${Math.ceil(left / 60_000)} min left`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
}
