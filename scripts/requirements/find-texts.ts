import type { SpecifiedText } from './read-texts.ts';

export interface SourceFile {
  file: string;
  /** Its text with escapes undone and every blank a single space. */
  content: string;
}

export interface ProvenText {
  text: SpecifiedText;
  /** A product file for each of its parts, undefined where there is none. */
  sources: (string | undefined)[];
  /** Tests that name one of its requirements and hold it. */
  tests: string[];
}

/** Undoes what a file's own syntax does to a text: escaped quotes, and lines broken by the formatter. */
export const plainSource = (content: string): string =>
  content
    .replace(/\\(['"`])/g, '$1')
    .replaceAll('&apos;', "'")
    .replace(/\s+/g, ' ');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a text as a whole: 'Error' is not in 'ErrorBoundary'. */
function holds(content: string, text: string): boolean {
  const [before, after] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  const start = /^[\p{L}\p{N}]/u.test(text) ? before : '';
  const end = /[\p{L}\p{N}]$/u.test(text) ? after : '';
  return new RegExp(start + escaped(text) + end, 'u').test(content);
}

/** What stands around the parts that are filled in at run time: 'Only {n} left.' has 'Only' and 'left.'. */
const fixedParts = (text: string): string[] =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]{3}|[^\p{L}\p{N}\s.,:]/u.test(part));

const holdsParts = (content: string, text: string): boolean => fixedParts(text).every((part) => holds(content, part));

/** Where each text stands in the product and which tests prove it. A test that only names the requirement does not count. */
export function findTexts(
  texts: readonly SpecifiedText[],
  product: readonly SourceFile[],
  tests: readonly (SourceFile & { ids: ReadonlySet<string> })[],
): ProvenText[] {
  return texts.map((text) => ({
    text,
    sources: text.shown.map((shown) => product.find(({ content }) => holdsParts(content, shown))?.file),
    tests: tests
      .filter(({ ids }) => text.ids.some((id) => ids.has(id)))
      .filter(({ content }) => text.shown.every((shown) => holdsParts(content, shown)))
      .map(({ file }) => file),
  }));
}
