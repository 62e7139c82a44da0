import type { FastifyRequest } from 'fastify';
import { ControlError } from './read-values.ts';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** What a browser says of itself, and what a proxy says of its client. The shop passes requests on as a proxy does. */
const FROM_ELSEWHERE = [
  'origin',
  'sec-fetch-site',
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Only programs of this machine that ask the sandbox itself may steer it: no page in a browser here, whatever name it
 * found for this address, and nobody behind a proxy, the shop's own included. @throws ControlError otherwise
 */
export function refuseStrangers({ ip, hostname, headers, socket }: FastifyRequest): void {
  const near = LOOPBACK.includes(ip) && LOOPBACK.includes(socket.remoteAddress ?? '');
  if (near && LOCAL_NAMES.includes(hostname) && !FROM_ELSEWHERE.some((name) => headers[name] !== undefined)) return;
  throw new ControlError("The control API answers only on this machine, at the sandbox's own address", 403);
}
