import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Home } from '@oja/contract/home';
import type { Site } from '@oja/contract/service';
import { StartFailure } from '../database/start-failure.ts';

/** What the web's server entry takes and makes; apps/web/README.md describes it from the other side. */
export type Render = (data: { site: Site; home: Home | null; heroSrc?: string | undefined }) => {
  /** Stands in the root element. */
  markup: string;
  /** Rules of the colours in the markup, for the end of the stylesheet. */
  styles: string;
  /** The block of JSON that the browser starts from. */
  data: string;
};

/** The built shop, as far as the server needs it. */
export interface ShopArtefacts {
  /** The files for the browser. */
  clientFolder: string;
  /** The document with its markers. */
  template: string;
  stylesheet: string;
  bootScript: string;
  /** Address of the font that headings are set in. */
  headingFont: string | undefined;
  render: Render;
}

/** The built desk of the sellers, as far as the server needs it. */
export interface DeskArtefacts {
  /** The files for the browser. */
  folder: string;
  /** The document with its markers. */
  template: string;
  /** The styles of the frame that stands in the document. */
  stylesheet: string;
  bootScript: string;
}

/** The built web app: the shop, and the desk apart from it. */
export interface WebArtefacts extends ShopArtefacts {
  desk: DeskArtefacts;
}

const builtWeb = path.join(import.meta.dirname, '../../../web/dist');
const headingFontSource = 'src/fonts/bricolage-700.woff2';

/** Reads what `npm run build` made. Throws `StartFailure` when it is not there. */
export async function readArtefacts(folder = builtWeb): Promise<WebArtefacts> {
  const clientFolder = path.join(folder, 'client');
  const deskFolder = path.join(folder, 'desk');
  const read = (...parts: string[]) => readFile(path.join(...parts), 'utf8');
  try {
    const files = await readdir(path.join(clientFolder, 'assets'));
    const stylesheet = files.find((file) => /^style-.*\.css$/.test(file)) ?? '';
    const entry = pathToFileURL(path.join(folder, 'server/entry-server.js')).href;
    const manifest = JSON.parse(await read(clientFolder, '.vite/manifest.json')) as Record<string, { file: string }>;
    const font = manifest[headingFontSource];
    return {
      clientFolder,
      template: await read(clientFolder, 'index.html'),
      stylesheet: withoutEndTag('style', await read(clientFolder, 'assets', stylesheet)),
      bootScript: withoutEndTag('script', await read(folder, 'boot/boot.js')),
      headingFont: font && `/${font.file}`,
      render: ((await import(entry)) as { render: Render }).render,
      desk: {
        folder: deskFolder,
        template: await read(deskFolder, 'desk.html'),
        stylesheet: withoutEndTag('style', await read(folder, 'desk-boot/first.css')),
        bootScript: withoutEndTag('script', await read(folder, 'desk-boot/boot.js')),
      },
    };
  } catch (cause) {
    throw new StartFailure(`The web app in ${folder} is missing or broken: run npm run build.`, { cause });
  }
}

/** What is inlined must not be able to end its own element. */
function withoutEndTag(element: string, content: string): string {
  if (content.toLowerCase().includes(`</${element}`)) throw new Error(`There is a </${element} in what is inlined.`);
  return content;
}
