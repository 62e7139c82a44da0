import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Home } from '@oja/contract/home';
import { folderOf } from './media.ts';

/** As wide as it stands in the banner of a phone: a sharper one that takes its place later is then no larger paint. */
const width = 272;
/** Beyond this the document would arrive later than the picture saves. */
const mostBytes = 6 * 1024;

/**
 * The first banner's picture as a data URI: the page's largest paint then needs one request, the document.
 * Undefined without a banner, or when its file is missing or too large.
 */
export async function heroPicture(folders: readonly string[], home: Home): Promise<string | undefined> {
  const key = home.carousel[0]?.image.key;
  if (key === undefined) return undefined;
  const name = `${key}-${width}.avif`;
  const folder = await folderOf(folders, name);
  if (folder === undefined) return undefined;
  const bytes = await readFile(path.join(folder, name));
  return bytes.length > mostBytes ? undefined : `data:image/avif;base64,${bytes.toString('base64')}`;
}
