import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Mailbox } from './mailbox.ts';
import { listPage, mailPage, missingPage } from './pages.ts';

const assets = [
  { file: 'common.css', folder: '../assets', type: 'text/css; charset=utf-8' },
  { file: 'mailbox.css', folder: 'assets', type: 'text/css; charset=utf-8' },
  { file: 'mailbox-icon.svg', folder: 'assets', type: 'image/svg+xml' },
];

const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail is somebody else's page: it may have its styles, and nothing that runs or loads. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The pages of a mailbox, under the prefix they are registered with, and `messages.json` for programs. */
export async function mailboxRoutes(app: FastifyInstance, { mailbox }: { mailbox: Mailbox }): Promise<void> {
  const place = { base: app.prefix };
  const sendPage = (reply: FastifyReply, markup: string) =>
    reply
      .headers({ ...common, 'content-security-policy': pagePolicy })
      .type('text/html; charset=utf-8')
      .send(markup);

  app.get<{ Querystring: { to?: unknown } }>('/', async ({ query }, reply) => {
    const recipient = typeof query.to === 'string' ? query.to.trim().slice(0, 254) : '';
    return sendPage(reply, listPage(place, await mailbox.list(recipient), recipient));
  });
  app.get<{ Querystring: { to?: unknown } }>('/messages.json', async ({ query }, reply) =>
    reply.headers(common).send(await mailbox.list(typeof query.to === 'string' ? query.to : '')),
  );
  app.get<{ Params: { id: string }; Querystring: { view?: unknown } }>('/:id', async ({ params, query }, reply) => {
    const mail = await mailbox.find(params.id);
    if (!mail) return sendPage(reply.code(404), missingPage(place));
    return sendPage(reply, mailPage(place, mail, query.view === 'text' ? 'text' : 'html'));
  });
  app.get<{ Params: { id: string } }>('/:id/html', async ({ params }, reply) => {
    const mail = await mailbox.find(params.id);
    if (!mail?.html) return sendPage(reply.code(404), missingPage(place));
    return (
      reply
        .headers({ ...common, 'content-security-policy': mailPolicy, 'x-frame-options': 'SAMEORIGIN' })
        .type('text/html; charset=utf-8')
        // Its links open beside the mailbox, not inside the frame.
        .send(mail.html.replace(/<head>/i, '<head><base target="_blank">'))
    );
  });
  for (const { file, folder, type } of assets) {
    const content = await readFile(new URL(`${folder}/${file}`, import.meta.url));
    app.get(`/assets/${file}`, (_request, reply) =>
      reply.type(type).headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }).send(content),
    );
  }
}
