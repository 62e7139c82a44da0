import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where this process reaches itself, once it listens. */
export function ownAddress(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
