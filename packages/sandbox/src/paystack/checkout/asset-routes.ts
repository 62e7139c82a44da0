import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const ASSETS = [
  { file: 'common.css', folder: '../../assets', type: 'text/css; charset=utf-8' },
  { file: 'checkout.css', folder: 'assets', type: 'text/css; charset=utf-8' },
  { file: 'forms.css', folder: 'assets', type: 'text/css; charset=utf-8' },
  { file: 'checkout.js', folder: 'assets', type: 'text/javascript; charset=utf-8' },
  { file: 'checkout-icon.svg', folder: 'assets', type: 'image/svg+xml' },
];

/** The stylesheets, script and icon of the hosted page; read once, checked again by browsers at each use. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  for (const { file, folder, type } of ASSETS) {
    const content = await readFile(new URL(`${folder}/${file}`, import.meta.url));
    app.get(`/assets/${file}`, (_request, reply) =>
      reply.type(type).headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }).send(content),
    );
  }
}
