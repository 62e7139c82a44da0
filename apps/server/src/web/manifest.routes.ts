import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config.ts';
import { shopTitle } from './site.ts';

/** Icons of a home screen, beside the one of the tab; `npm run icons` draws them. */
export const pngIcons = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'] as const;

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What a phone installs: the shop, and for whoever works at a store its desk (Web Application Manifest, W3C). */
export function manifestRoutes(app: FastifyInstance, config: Pick<Config, 'shopName'>): void {
  const { shopName } = config;
  const shop = {
    id: '/',
    name: shopTitle(config),
    short_name: shopName,
    start_url: '/',
    scope: '/',
    shortcuts: [
      { name: 'Orders', url: '/#/orders' },
      { name: 'Cart', url: '/#/cart' },
    ],
  };
  const desk = { id: '/desk', name: `Desk of ${shopName}`, short_name: 'Desk', start_url: '/desk', scope: '/desk' };
  for (const [address, of] of [
    ['/site.webmanifest', shop],
    ['/desk.webmanifest', desk],
  ] as const) {
    const manifest = JSON.stringify({
      ...of,
      lang: 'en-NG',
      display: 'standalone',
      background_color: '#FBF8F3',
      theme_color: '#FBF8F3',
      icons,
    });
    app.get(address, (_request, reply) =>
      reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400').send(manifest),
    );
  }
}
