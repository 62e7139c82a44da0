import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** An answer in every encoding a browser may accept, with its validator: ready to be sent as it is, any number of times. */
export interface PreparedAnswer {
  type: string;
  etag: string;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  headers: Record<string, string>;
}

/** Smaller bodies travel faster uncompressed than they decompress. */
const worthCompressing = 1024;

/**
 * Compresses once. Quality 11 costs a hundred milliseconds of another thread for a page, so it is for answers that live
 * for seconds; 5 for the rest.
 */
export async function prepareAnswer(
  content: string,
  { type, brotliQuality = 5, headers = {} }: { type: string; brotliQuality?: number; headers?: Record<string, string> },
): Promise<PreparedAnswer> {
  const identity = Buffer.from(content);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (identity.length < worthCompressing) return { type, etag, identity, gzip: identity, br: identity, headers };
  const [gzipped, brotlied] = await Promise.all([
    gzipAsync(identity, { level: brotliQuality > 9 ? 9 : 6 }),
    brotliAsync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ]);
  return { type, etag, identity, gzip: gzipped, br: brotlied, headers };
}

/** Sends the encoding the browser accepts best, or 304 when it has these bytes already. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer) {
  reply.headers(answer.headers).header('etag', answer.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  const body = answer[encoding];
  if (body !== answer.identity) reply.header('content-encoding', encoding);
  return reply.header('content-type', answer.type).send(body);
}
