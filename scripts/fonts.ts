/**
 * Makes the web fonts of apps/web from the packaged Bricolage Grotesque (OFL-1.1): only the characters that headings,
 * prices and the wordmark use. The package splits the naira sign and the dotted Yoruba and Igbo letters, with their tones, into files of
 * their own, so they stay faces of their own here, bound by unicode-range in `styles/fonts.css`. For the pictures of link
 * previews, which the server draws, the same faces with all their letters: names of stores have any of them.
 *
 * Run `node scripts/fonts.ts` after changing a set below; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const faces = [
  { from: 'latin', to: 'bricolage-700.woff2', characters: `${ascii}–—‘’“”…•·×àáèéìíòóùúÀÁÈÉÌÍÒÓÙÚ` },
  { from: 'latin-ext', to: 'bricolage-700-naira.woff2', characters: '₦' },
  { from: 'vietnamese', to: 'bricolage-700-dotted.woff2', characters: 'ẸẹỊịỌọỤụ\u0300\u0301' },
];
const LIMIT = 15_000; // bytes of all faces together, budget row 5

const source = (subset: string) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff2`),
  );
const target = new URL('../apps/web/src/fonts/', import.meta.url);

let total = 0;
for (const { from, to, characters } of faces) {
  const font = await subsetFont(await readFile(source(from)), characters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
  });
  await writeFile(new URL(to, target), font);
  total += font.length;
  console.log(`${to} ${font.length} bytes`);
}
console.log(`together ${total} bytes`);
if (total > LIMIT) throw new Error(`The web fonts weigh more than ${LIMIT} bytes.`);

const drawn = new URL('../apps/server/src/web/share/cards/fonts/', import.meta.url);
const everyLetter = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).join('');
for (const { from } of faces) {
  const font = await subsetFont(await readFile(source(from)), everyLetter, { targetFormat: 'sfnt' });
  await writeFile(new URL(`bricolage-700-${from}.ttf`, drawn), font);
  console.log(`${from} ${font.length} bytes`);
}
