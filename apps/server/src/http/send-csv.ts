import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { hour, type Limit } from './limits.ts';

/** What a member takes out of desks, whatever it is. */
export const exporting: Limit = { name: 'desk-exports', setting: 'limitExports', seconds: hour, addressFactor: 10 };

/** Answers with a file that is made while it goes out. @param name without its ending */
export function sendCsv(reply: FastifyReply, name: string, file: Readable): string {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}.csv"`);
  // A route's answer is what its schema says, a text; Fastify sends a stream of it as it comes.
  return file as unknown as string;
}
