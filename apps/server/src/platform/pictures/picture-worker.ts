// A process of its own that makes pictures of what strangers sent: it is told nothing but the bytes, and a fault in a decoder ends it alone.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { makePicture } from './make-picture.ts';
import { readOnlyPhotographs } from './read-photograph.ts';

/** Shoppers come first. */
const behindTheShop = 10;

setPriority(behindTheShop);
sharp.concurrency(1);
sharp.cache(false);
readOnlyPhotographs();
process.on('message', async (bytes: Uint8Array) => process.send?.(await makePicture(Buffer.from(bytes))));
// The server has ended, however it ended.
process.on('disconnect', () => process.exit());
