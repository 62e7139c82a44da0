import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { folderOf } from './media.ts';

/** Their names change with their content. */
const forever = { maxAge: '365d', immutable: true } as const;
const aDay = { maxAge: '1d', immutable: false } as const;

/** People send pictures in: were one ever opened as a page, it would be a page of nobody. */
const ofStrangers = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** The built files of the web app and of the desk, pictures and icon. */
export async function serveFiles(
  app: FastifyInstance,
  {
    clientFolder,
    deskFolder,
    mediaFolders,
  }: Record<'clientFolder' | 'deskFolder', string> & { mediaFolders: readonly string[] },
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
    if (folder === undefined) return reply.callNotFound();
    return reply.header('content-security-policy', ofStrangers).sendFile(name, folder, forever);
  });
  const icon = (_request: unknown, reply: FastifyReply) =>
    reply.type('image/svg+xml').sendFile('icon.svg', clientFolder, aDay);
  app.get('/icon.svg', icon);
  // Asked for by tools that do not read the document.
  app.get('/favicon.ico', icon);
}
