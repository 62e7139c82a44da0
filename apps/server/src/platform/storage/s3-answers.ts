const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What an element of an answer holds; undefined without one. No element that is asked for here has others in it. */
function textOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text === undefined ? undefined : unescaped(text);
}

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot|apos));/gi, (_, decimal, hex, name) =>
    name ? (entities[name.toLowerCase()] ?? '') : signOf(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
  );

const signOf = (codePoint: number): string => (codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd');

/** What a storage says when it refuses: `NoSuchBucket` and a sentence. */
export function readError(xml: string): { code: string; message: string } {
  const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim().slice(0, 300);
  return { code: oneLine(textOf(xml, 'Code')), message: oneLine(textOf(xml, 'Message')) };
}

/** Part of a listing: its names, and what to ask for the next part with. Null: it is none. */
export function readListing(xml: string): { names: string[]; next: string | undefined } | null {
  if (!/<ListBucketResult[\s>]/.test(xml)) return null;
  const names = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => unescaped(name));
  return { names, next: textOf(xml, 'NextContinuationToken') || undefined };
}
