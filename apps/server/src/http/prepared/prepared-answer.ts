import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

type Encoding = 'identity' | 'gzip' | 'br';

interface Encoded {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** An answer in every encoding a browser may accept, with its headers: ready to be sent as it is, any number of times. */
export interface PreparedAnswer {
  etag: string;
  encoded: Record<Encoding, Encoded>;
  notModified: OutgoingHttpHeaders;
  /** What it occupies in memory, all of it. */
  bytes: number;
}

/** What its objects occupy beside the bodies: four sets of a dozen headers and three buffers, rounded up. */
const overhead = 2048;

/** Smaller bodies travel faster uncompressed than they decompress. */
const worthCompressing = 1024;

interface Options {
  type: string;
  /** Everything else that the answer carries, security headers included: no hook adds any. */
  headers: Readonly<Record<string, string>>;
  /**
   * 11 costs a hundred milliseconds of another thread for a page, so it is for answers that live for seconds; 5 for the
   * rest.
   */
  brotliQuality?: 5 | 11;
}

/** Compresses once. */
export async function prepareAnswer(
  content: string,
  { type, headers, brotliQuality = 5 }: Options,
): Promise<PreparedAnswer> {
  const identity = ownMemory(Buffer.from(content));
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const notModified = { ...headers, etag, vary: 'accept-encoding' };
  const encode = (encoding: Encoding, body: Buffer): Encoded => ({
    headers: {
      ...notModified,
      'content-type': type,
      'content-length': body.length,
      ...(body !== identity && { 'content-encoding': encoding }),
    },
    body,
  });
  const small = identity.length < worthCompressing;
  const [gzipped, brotlied] = small
    ? [identity, identity]
    : await Promise.all([
        gzipAsync(identity, { level: brotliQuality === 11 ? 9 : 6 }).then(ownMemory),
        brotliAsync(identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
          },
        }).then(ownMemory),
      ]);
  return {
    etag,
    encoded: { identity: encode('identity', identity), gzip: encode('gzip', gzipped), br: encode('br', brotlied) },
    notModified,
    bytes: overhead + identity.length + (small ? 0 : gzipped.length + brotlied.length),
  };
}

/** The bytes alone: small buffers are cut from larger ones, 16 KiB for what was compressed, that they would keep alive. */
function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Sends the encoding the browser accepts best, or 304 when it has these bytes already. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, answer: PreparedAnswer): void {
  const { headers } = request;
  if (headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, answer.notModified).end();
  } else {
    const { headers: head, body } = answer.encoded[bestEncoding(headers['accept-encoding'])];
    response.writeHead(200, head).end(body);
  }
}

const refusesBrotli = /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/;
const refusesGzip = /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/;

function bestEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  if (accepted.includes('br') && !refusesBrotli.test(accepted)) return 'br';
  return accepted.includes('gzip') && !refusesGzip.test(accepted) ? 'gzip' : 'identity';
}
