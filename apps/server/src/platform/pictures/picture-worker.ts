// A process of its own that makes pictures of what strangers sent: it is told nothing but the bytes, and a fault in a decoder ends it alone.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { makePicture } from './make-picture.ts';
import { type PictureKind, readOnlyPhotographs } from './read-photograph.ts';
import { TOO_HEAVY } from './too-heavy.ts';

/** Shoppers come first. */
const behindTheShop = 10;

setPriority(behindTheShop);
sharp.concurrency(1);
sharp.cache(false);
readOnlyPhotographs();

interface Asked {
  bytes: Uint8Array;
  kind: PictureKind;
  /** Milliseconds of a processor that it may take. */
  work: number;
}

process.on('message', async ({ bytes, kind, work }: Asked) => {
  const stop = endAfter(work);
  const made = await makePicture(Buffer.from(bytes), kind);
  stop();
  process.send?.(made);
});
// The server has ended, however it ended.
process.on('disconnect', () => process.exit());

/** Ends this process once it has had so many milliseconds of a processor: the clock alone says how busy the machine is, too. */
function endAfter(work: number): () => void {
  const before = process.cpuUsage();
  const watch = setInterval(
    () => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > work) process.exit(TOO_HEAVY);
    },
    Math.min(250, work),
  );
  return () => clearInterval(watch);
}
