import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPrepared } from './prepared-answer.ts';
import type { LookUp, Make, PreparedCache } from './prepared-cache.ts';

interface Question {
  /** The name of what is asked: see `preparedKey`. */
  key: string;
  make: Make;
  /** Of what the answer shows. Without it, no answer is older than a second. */
  version?: LookUp | undefined;
  /** Whether the one who asks may; runs only before an answer is made, not when one is there. Throws if not. */
  beforeMaking?: () => Promise<void>;
  /** Another than that of all public answers. */
  cache?: PreparedCache;
}

/**
 * Answers with what is there, or with what somebody else waits for already, or has it made. Only this last one costs, and
 * is counted: no answer is made without that.
 */
export async function answerPrepared(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, make, version, beforeMaking, cache = app.preparedAnswers }: Question,
): Promise<FastifyReply> {
  const making = async () => {
    app.countRead(request);
    await beforeMaking?.();
    return cache.make(key, make, version);
  };
  const answer = (await cache.ready(key)) ?? (await (cache.pending(key) ?? making()));
  cache.spell(request.url, key);
  reply.hijack();
  sendPrepared(request.raw, reply.raw, answer);
  return reply;
}
