import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gunzip,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';
export type Compression = Exclude<Encoding, 'identity'>;

/** 11 costs a hundred milliseconds of another thread for a page, so it is for what stands for long; 5 for the rest. */
export type BrotliQuality = 5 | 11;

/** So many bytes are compressed in a quarter of a millisecond: less than another thread costs this one. */
const quick = 32 * 1024;

const asynchronously = {
  gzip: promisify(gzip),
  gunzip: promisify(gunzip),
  brotli: promisify(brotliCompress),
  unbrotli: promisify(brotliDecompress),
};

/** At once, or on another thread when it takes long. */
export function compress(body: Buffer, to: Compression, quality: BrotliQuality): Buffer | Promise<Buffer> {
  const isQuick = quality < 11 && body.length <= quick;
  if (to === 'gzip') {
    const options = { level: quality === 11 ? 9 : 6 };
    return isQuick ? ownMemory(gzipSync(body, options)) : asynchronously.gzip(body, options).then(ownMemory);
  }
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: quality === 11 ? constants.BROTLI_DEFAULT_WINDOW : windowFor(body.length),
    },
  };
  return isQuick ? ownMemory(brotliCompressSync(body, options)) : asynchronously.brotli(body, options).then(ownMemory);
}

/** @param length of what comes out, in bytes */
export function uncompress(bytes: Buffer, from: Compression, length: number): Buffer | Promise<Buffer> {
  const isQuick = length <= quick;
  if (from === 'gzip') return isQuick ? gunzipSync(bytes) : asynchronously.gunzip(bytes);
  return isQuick ? brotliDecompressSync(bytes) : asynchronously.unbrotli(bytes);
}

/**
 * Bits of a window that holds so many bytes. A larger one saves nothing, and the memory for it, taken and given back
 * each time, costs several times what compressing does.
 */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** The bytes alone: small buffers are cut from larger ones, 16 KiB for what was compressed, that they would keep alive. */
export function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

const refusesBrotli = /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/;
const refusesGzip = /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/;

/** The one that a browser accepts best. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  if (accepted.includes('br') && !refusesBrotli.test(accepted)) return 'br';
  return accepted.includes('gzip') && !refusesGzip.test(accepted) ? 'gzip' : 'identity';
}
