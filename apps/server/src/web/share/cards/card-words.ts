import { fileURLToPath } from 'node:url';
import { escapeHtml } from '@oja/sandbox/html';
import { plainLine } from '../../plain-line.ts';

/** Words as pixels, in the shop's type; letters that it has not are drawn in what the machine has. */
export interface Words {
  png: Buffer;
  width: number;
  height: number;
}

interface Setting {
  /** Sizes of type in pixels, the largest first: the first in which they fit is theirs. */
  sizes: readonly number[];
  /** #rrggbb */
  colour: string;
  /** Pixels. */
  width: number;
  height: number;
}

// The comma ends the family's name, in which pango would take the last word for a weight.
const type = 'Bricolage Grotesque 96pt ExtraBold, Bold';
const fontFile = (face: string) => fileURLToPath(new URL(`fonts/bricolage-700-${face}.ttf`, import.meta.url));
const [mainFace, ...otherFaces] = ['latin', 'latin-ext', 'vietnamese'].map(fontFile);

/** Signs that a font of letters has not: they would be boxes; and what is not seen at all. Letters made signs, like ©, stay. */
const pictographs =
  /(?![©®™])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\p{Co}\p{Cn}\u2800]|\u20e3|\p{Default_Ignorable_Code_Point}/gu;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Marks piled on one letter: three are more than any orthography of ours needs. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;
/** Characters; more are not read in a preview. */
const mostLetters = 90;

/** Blank where nothing is left that can be drawn. */
export function drawable(text: string): string {
  const letters = text.toWellFormed().replace(pictographs, '').replace(piledMarks, '$1');
  return seen.test(letters) ? plainLine(letters, mostLetters) : '';
}

/** @param text a line of `drawable`; it is no markup: what a stranger wrote is shown as it was written */
export async function drawWords(text: string, setting: Setting): Promise<Words> {
  await loadOtherFaces();
  for (const size of setting.sizes) {
    const words = await draw(text, size, setting);
    if ((words.height <= setting.height && words.width <= setting.width) || text.length < 2) return words;
  }
  return drawWords(plainLine(text, Math.floor([...text].length * 0.8)), setting);
}

async function draw(text: string, size: number, { colour, width }: Setting): Promise<Words> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `${type} ${size}`,
      ...(mainFace !== undefined && { fontfile: mainFace }),
      width,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

let loading: Promise<unknown> | undefined;

/** A text names one file of type; what was named once is known from then on. */
function loadOtherFaces(): Promise<unknown> {
  loading ??= import('sharp').then(({ default: sharp }) =>
    Promise.all(
      otherFaces.map((fontfile) =>
        sharp({ text: { text: 'ọ', font: type, fontfile } })
          .png()
          .toBuffer(),
      ),
    ),
  );
  // One that failed is tried again by the next.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
