import { createHash } from 'node:crypto';
import path from 'node:path';
import { slugOf } from '@oja/domain/text/slug';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Turns } from '../../database/turns.ts';
import type { Deps } from '../../deps.ts';
import { mediaFolders } from '../media.ts';
import { CardPictures } from './cards/card-pictures.ts';
import { findCategoryCard, findStoreCard } from './cards/find-cards.ts';
import { cardPath, type ShareCard } from './cards/share-card.ts';
import { MadeFiles } from './made-files.ts';
import { SharePictures } from './share-pictures.ts';
import { StoredPictures } from './stored-pictures.ts';

/** Many more would wait longer than a chat app does. */
const mostWaiting = 50;

/** What link previews show: stored pictures as JPEG, and the cards of stores and categories. */
export function sharePictureRoutes(app: FastifyInstance, { config, db, storage }: Deps): void {
  const stored = new StoredPictures(mediaFolders(config), storage);
  // One of a kind is drawn at a time: that much memory, and that much of a processor. A rush for one kind does not stop the other.
  const made = (folder: string, isAlone: boolean) =>
    new MadeFiles(path.resolve(config.dataDir, folder), new Turns(1, { mostWaiting }), { isAlone, log: app.log });
  const pictures = new SharePictures(stored, made('share-pictures', false));
  const cards = new CardPictures(stored, made('share-cards', true));

  app.get<{ Params: { '*': string } }>('/share/*', async (request, reply) => {
    const key = /^(.+)\.jpg$/.exec(request.params['*'])?.[1];
    return send(reply, key === undefined ? null : await pictures.find(key, () => app.countRead(request)));
  });
  app.get<{ Params: { name: string; file: string } }>('/share/store/:name/:file', (request, reply) =>
    sendCard(request, reply, () => findStoreCard(db, config.shopName, slugOf(request.params.name))),
  );
  app.get<{ Params: { name: string; file: string } }>('/share/category/:name/:file', (request, reply) =>
    sendCard(request, reply, () => findCategoryCard(db, config.shopName, slugOf(request.params.name))),
  );
  app.get<{ Params: { name: string; part: string; file: string } }>(
    '/share/category/:name/:part/:file',
    (request, reply) => {
      const { name, part } = request.params;
      return sendCard(request, reply, () => findCategoryCard(db, config.shopName, slugOf(name), slugOf(part)));
    },
  );

  /** An address means what it meant when it was given out: one of what has changed since leads on to what is shown now. */
  async function sendCard(request: FastifyRequest, reply: FastifyReply, finding: () => Promise<ShareCard | null>) {
    app.countRead(request);
    const card = await finding();
    if (!card) return reply.callNotFound();
    const address = cardPath(card);
    if (request.url.split('?')[0] !== address) {
      // Asked for anew each time: what is shown may come back to what it was, and two kept answers would lead to each other.
      shownElsewhere(reply).header('cache-control', 'no-cache');
      return reply.redirect(address);
    }
    return send(reply, await cards.find(card));
  }
}

function send(reply: FastifyReply, picture: Buffer | null) {
  if (!picture) return reply.callNotFound();
  // The address names what it shows.
  const etag = `"${createHash('sha256').update(reply.request.url).digest('base64url').slice(0, 22)}"`;
  shownElsewhere(reply).headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/jpeg').send(picture);
}

/** Previews are shown on the pages of others. */
const shownElsewhere = (reply: FastifyReply) => reply.header('cross-origin-resource-policy', 'cross-origin');
