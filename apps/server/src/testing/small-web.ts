import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { readArtefacts, type WebArtefacts } from '../web/artefacts.ts';

const template = `<!doctype html>
<html lang="en-NG">
  <head>
    <meta charset="utf-8" />
    <!--styles-->
    <!--boot-->
    <!--head-->
    <script type="module" src="/assets/index-abcd1234.js"></script>
  </head>
  <body>
    <div id="root"><!--ssr--></div>
    <!--data-->
  </body>
</html>`;

const serverEntry = `
export function render(data) {
  const json = JSON.stringify(data).replaceAll('<', '\\\\u003c');
  const names = data.home ? data.home.newArrivals.map((product) => product.name.replaceAll('<', '&lt;')) : [];
  return {
    markup: names.join(', ') + ' costs $& and $1',
    styles: '.c-a1b2c3{--tint:#a1b2c3}',
    data: '<script type="application/json" id="oja-data">' + json + '</script>',
  };
}`;

export const smallScript = `console.log('${'a script long enough to compress '.repeat(60)}');`;

/** A web app of a few lines, laid out as the build lays out the real one. */
export async function writeSmallWeb(): Promise<WebArtefacts> {
  const folder = await temporaryFolder();
  const files: Record<string, string> = {
    'client/index.html': template,
    'client/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/icon-192.png': 'icon of 192 pixels',
    'client/icon-512.png': 'icon of 512 pixels',
    'client/icon-maskable-512.png': 'icon to be cut',
    'client/apple-touch-icon.png': 'icon of 180 pixels',
    'client/.vite/manifest.json': '{"src/fonts/bricolage-700.woff2":{"file":"assets/bricolage-700-abcd1234.woff2"}}',
    'client/assets/style-abcd1234.css': 'body{margin:0}',
    'client/assets/index-abcd1234.js': smallScript,
    'client/assets/index-abcd1234.js.br': 'brotli bytes',
    'client/assets/index-abcd1234.js.gz': 'gzip bytes',
    'boot/boot.js': 'document.documentElement.dataset.boot = "$&";',
    'server/entry-server.js': serverEntry,
    'desk/desk.html': template,
    'desk/assets/desk/app-abcd1234.js': smallScript,
    'desk-boot/boot.js': 'document.documentElement.dataset.desk = "$&";',
    'desk-boot/first.css': '.desk{margin:0}',
    'server/package.json': '{"type":"module"}',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return readArtefacts(folder);
}
