import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

/** In development: Vite serves the desk's template at its clean addresses, with the data block of the running server's own document. */
export function liveDesk(server: string): Plugin {
  return {
    name: 'live-desk',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (!asksForDesk(request)) return next();
        answer(vite, server, request, response).catch(next);
      });
    },
  };
}

/** A page, and not one of the desk's modules, which lie below the same address. */
const asksForDesk = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/desk(?:[/?]|$)/.test(url) && Boolean(headers.accept?.includes('text/html'));

async function answer(
  vite: ViteDevServer,
  server: string,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { cookie = '', accept = '' } = headers;
  const live = await fetch(server + url, { headers: { cookie, accept }, redirect: 'manual' });
  const document = await live.text();
  const data = /<script[^>]*id="oja-data"[^>]*>[\s\S]*?<\/script>/.exec(document)?.[0];
  const to = live.headers.get('location');
  response.statusCode = live.status;
  if (to) response.setHeader('location', to);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(data ? await pageOf(vite, url, data) : document);
}

async function pageOf(vite: ViteDevServer, url: string, data: string): Promise<string> {
  const template = await readFile(`${vite.config.root}/desk.html`, 'utf8');
  const page = template
    .replace('<!--head-->', () => '<script type="module" src="/desk/boot.ts"></script>')
    .replace('<!--data-->', () => data);
  return vite.transformIndexHtml('/desk.html', page, url);
}
