import type { FastifyInstance, FastifyRequest } from 'fastify';
import { letComeSlowly } from '../connections/slow-bodies.ts';
import { refusal } from '../refusal.ts';

/** What a route takes in place of a body of JSON. */
export interface TakenFile {
  types: readonly string[];
  /** Bytes. */
  atMost: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    file?: TakenFile;
  }
}

/** Lets the routes of `scope` have bodies of these types and no others. They stay unread until the handler wants them. */
export function takeFile(scope: FastifyInstance, { types }: TakenFile): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], (_request, _body, done) => done(null));
  scope.addHook('onSend', async ({ raw }, reply) => {
    // What is still on its way is not waited for.
    if (!raw.complete) reply.header('connection', 'close');
  });
}

/** The body of a request, which is read no further than `atMost` bytes. @throws Refusal */
export function readFile({ headers, raw }: FastifyRequest, { atMost }: TakenFile): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > atMost) return Promise.reject(refusal('payload_too_large'));
  letComeSlowly(raw);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const leave = () => raw.off('data', add).off('end', end).off('error', breakOff).off('close', breakOff);
    const fail = (why: Error) => {
      leave();
      raw.pause();
      reject(why);
    };
    const add = (chunk: Buffer) => {
      length += chunk.length;
      if (length > atMost) return fail(refusal('payload_too_large'));
      chunks.push(chunk);
    };
    const end = () => {
      leave();
      if (length === 0) reject(refusal('bad_request', { reason: 'the body is empty.' }));
      else resolve(Buffer.concat(chunks, length));
    };
    const breakOff = () => fail(refusal('bad_request', { reason: 'the body did not come to its end.' }));
    if (raw.destroyed) return breakOff();
    raw.on('data', add).on('end', end).on('error', breakOff).on('close', breakOff);
  });
}
