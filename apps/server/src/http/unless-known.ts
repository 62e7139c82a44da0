import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An answer about an account that its browser may keep, and asks about each time: to who has it already goes a 304 without
 * it. To be returned by the handler.
 */
export function unlessKnown<Answer>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: Answer,
): Answer {
  const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': 'private, no-cache', etag });
  if (!request.headers['if-none-match']?.includes(etag)) return answer;
  reply.code(304).send();
  // Of a handler that has answered nothing more is sent.
  return undefined as unknown as Answer;
}
