import type { Plugin } from 'vite';

/** In the build: the template keeps a marker where the one stylesheet was linked, because the server inlines it. */
export function documentTemplate(): Plugin {
  return {
    name: 'document-template',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('<!--head-->', '<!--styles-->\n    <!--boot-->\n    <!--head-->'),
    },
  };
}

/** In development: Vite serves the template itself, and the data block comes from the running server's own document. */
export function liveDocument(server: string): Plugin {
  return {
    name: 'live-document',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        // The desk's has its own data (`liveDesk`).
        if (path === '/desk.html') return html;
        const answer = await fetch(server);
        const data = /<script[^>]*id="oja-data"[^>]*>[\s\S]*?<\/script>/.exec(await answer.text())?.[0];
        if (!data) throw new Error(`The server at ${server} answered without a data block. Is it running?`);
        return html
          .replace('<!--head-->', () => '<script type="module" src="/src/boot.ts"></script>')
          .replace('<!--data-->', () => data);
      },
    },
  };
}
