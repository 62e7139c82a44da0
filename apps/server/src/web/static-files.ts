import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { keyOfFile } from '../features/pictures/picture-files.ts';
import { typeOfFile } from '../platform/storage/file-name.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { pngIcons } from './manifest.routes.ts';
import { folderOf, type retakenFinder } from './media.ts';

/** Their names change with their content. */
const forever = { maxAge: '365d', immutable: true } as const;
const aDay = { maxAge: '1d', immutable: false } as const;

/** People send pictures in: were one ever opened as a page, it would be a page of nobody. */
const ofStrangers = "sandbox; default-src 'none'; frame-ancestors 'none'";

interface Files {
  clientFolder: string;
  deskFolder: string;
  mediaFolders: readonly string[];
  storage: Storage;
  findRetaken: ReturnType<typeof retakenFinder>;
}

/** The built files of the web app and of the desk, pictures and icon. */
export async function serveFiles(
  app: FastifyInstance,
  { clientFolder, deskFolder, mediaFolders, storage, findRetaken }: Files,
): Promise<void> {
  const built = {
    // `.br` and `.gz` lie beside each file that is worth it.
    preCompressed: true,
    index: false,
    // A route for each file that is there at start: no other path reaches the disk.
    wildcard: false,
    ...forever,
  } as const;
  await app.register(staticFiles, { ...built, root: path.join(clientFolder, 'assets'), prefix: '/assets/' });
  await app.register(staticFiles, {
    ...built,
    root: path.join(deskFolder, 'assets/desk'),
    prefix: '/assets/desk/',
    decorateReply: false,
  });
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const name = request.params['*'];
    const folder = await folderOf(mediaFolders, name);
    reply.header('content-security-policy', ofStrangers);
    if (folder !== undefined) return reply.sendFile(name, folder, forever);
    const retaken = await findRetaken(name);
    if (retaken !== undefined) return reply.header('cache-control', whereItLies).redirect(`/media/${retaken}`, 302);
    return keyOfFile(name) === null ? reply.callNotFound() : sendStored(reply, storage, name);
  });
  // `/favicon.ico` and `/apple-touch-icon.png` are asked for by those names, also by what does not read the document.
  for (const file of ['icon.svg', ...pngIcons])
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, clientFolder, aDay));
  app.get('/favicon.ico', (_request, reply) => reply.type('image/svg+xml').sendFile('icon.svg', clientFolder, aDay));
}

/** Not for ever: the storage may move, and a picture be taken anew. */
const whereItLies = 'public, max-age=86400';

/** What lies in no folder of this machine: browsers fetch it themselves where they can, else it passes through here. */
async function sendStored(reply: FastifyReply, storage: Storage, name: string): Promise<unknown> {
  const address = storage.addressOf(name);
  if (address !== null) return reply.header('cache-control', whereItLies).redirect(address, 302);
  const bytes = await storage.read(name);
  if (bytes === null) return reply.callNotFound();
  return reply.header('cache-control', 'public, max-age=31536000, immutable').type(typeOfFile(name)).send(bytes);
}
