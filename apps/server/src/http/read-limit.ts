import type { FastifyRequest } from 'fastify';
import type { Config } from '../settings/config.ts';
import { clientAddress } from './connections/client-address.ts';
import { refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts that a stranger makes this process read the database. Throws `too_many_requests`. */
    countRead: (request: FastifyRequest) => void;
  }
}

const minute = 60_000;
/** Of more addresses in one minute the first are forgotten. */
const mostAddresses = 50_000;

/**
 * Limits how often one address makes this process work for whoever asks, in windows of a minute. Counted in memory, each
 * process for itself: it is the process that is protected, and a counter in the database would cost it more than the read.
 */
export function readLimit({
  limitRequests,
  limitReadsPerAddress,
}: Pick<Config, 'limitRequests' | 'limitReadsPerAddress'>) {
  let counts = new Map<string, number>();
  let until = 0;
  return ({ ip }: Pick<FastifyRequest, 'ip'>): void => {
    if (!limitRequests) return;
    const now = performance.now();
    if (now >= until) {
      counts = new Map();
      until = now + minute;
    }
    const address = clientAddress(ip);
    const count = (counts.get(address) ?? 0) + 1;
    if (count > limitReadsPerAddress) throw refusal('too_many_requests', {}, (until - now) / 1000);
    counts.set(address, count);
    if (counts.size > mostAddresses) counts.delete(counts.keys().next().value ?? '');
  };
}
