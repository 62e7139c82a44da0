// A process of its own that makes pictures of what strangers sent: it is told nothing but the bytes, and a fault in a decoder ends it alone.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { makePicture } from './make-picture.ts';
import { type PictureKind, readOnlyPhotographs } from './read-photograph.ts';

/** Shoppers come first. */
const behindTheShop = 10;

setPriority(behindTheShop);
sharp.concurrency(1);
sharp.cache(false);
readOnlyPhotographs();
process.on('message', async ({ bytes, kind }: { bytes: Uint8Array; kind: PictureKind }) =>
  process.send?.(await makePicture(Buffer.from(bytes), kind)),
);
// The server has ended, however it ended.
process.on('disconnect', () => process.exit());
