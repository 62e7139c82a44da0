import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const ASSETS = [
  { file: 'checkout.css', type: 'text/css; charset=utf-8' },
  { file: 'checkout.js', type: 'text/javascript; charset=utf-8' },
  { file: 'checkout-icon.svg', type: 'image/svg+xml' },
];

/** The stylesheet, script and icon of the hosted page; read once, checked again by browsers at each use. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  for (const { file, type } of ASSETS) {
    const content = await readFile(new URL(`assets/${file}`, import.meta.url));
    app.get(`/assets/${file}`, (_request, reply) =>
      reply.type(type).headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }).send(content),
    );
  }
}
