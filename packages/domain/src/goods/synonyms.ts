import { plainLetters } from '../text/plain-letters.ts';

/** What a search looks for besides a word that was typed: words in plain letters, parted by one blank. */
export type Synonyms = {
  /** As good as the word itself: `gen` means `generator`. */
  readonly means: readonly string[];
  /** Found too, behind what the word itself finds: `wrapper`, also `lace`. */
  readonly also: readonly string[];
  /** Slug of the subcategory whose goods come first. */
  readonly aisle?: string;
};

const kinds = ['means', 'also', 'aisle'] as const;
type Kind = (typeof kinds)[number];
/** A line of the file: `gen means generator`. `given` is its right side, parted at the commas. */
type Line = { readonly word: string; readonly kind: Kind; readonly given: readonly string[] };

/**
 * Reads the operator's file of synonyms: one word and one kind a line, `#` before a remark.
 * @returns by word or words, in plain letters: `head tie` → `{ means: ['gele'], also: ['scarf'] }`
 * @throws an Error that tells every line that is wrong, with its number
 */
export function parseSynonyms(text: string): ReadonlyMap<string, Synonyms> {
  const read = new Map<string, Synonyms>();
  const places = new Map<string, number>();
  const problems: string[] = [];
  for (const [at, written] of text.split('\n').entries()) {
    const line = written.replace(/#.*/, '').trim();
    if (line === '') continue;
    const told = readLine(line);
    if (typeof told === 'string') {
      problems.push(`line ${at + 1}: ${told}`);
      continue;
    }
    const before = read.get(told.word);
    const doubled = repeated(told, places) ?? taken(told, before);
    if (doubled !== undefined) problems.push(`line ${at + 1}: ${doubled}`);
    read.set(told.word, withLine(before, told));
    places.set(`${told.word} ${told.kind}`, at + 1);
  }
  if (problems.length > 0) throw new Error(`The file of synonyms is wrong.\n${problems.join('\n')}`);
  return read;
}

/** The line's parts, or what is wrong with it. */
function readLine(line: string): Line | string {
  const parts = line.split(/\s+/);
  const kindOf = (part: string) => kinds.find((kind) => kind === part.toLowerCase());
  const at = parts.findIndex(kindOf);
  const kind = kindOf(parts[at] ?? '');
  if (kind === undefined) return `'${line}' says neither 'means' nor 'also' nor 'aisle'`;
  const rest = parts.slice(at + 1);
  if (rest.some(kindOf)) return `'${line}' says two things; write one a line`;
  const word = plainWords(parts.slice(0, at).join(' '));
  if (word === '') return `no word stands before '${kind}'`;
  if (rest.length === 0) return `nothing stands after '${kind}'`;
  const given = rest.join(' ').split(',');
  return kind === 'aisle' ? readAisle(word, given) : readWords(word, kind, given.map(plainWords));
}

function readAisle(word: string, given: readonly string[]): Line | string {
  const slug = given.join(',');
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return { word, kind: 'aisle', given };
  return `'${slug}' is not one subcategory as its address writes it, like 'phone-accessories'`;
}

function readWords(word: string, kind: Kind, given: readonly string[]): Line | string {
  if (given.includes('')) return `nothing stands before or after a comma`;
  if (given.includes(word)) return `'${word}' is its own synonym`;
  const twice = given.find((other, place) => given.indexOf(other) !== place);
  return twice === undefined ? { word, kind, given } : `'${twice}' is given twice`;
}

function repeated({ word, kind }: Line, places: ReadonlyMap<string, number>): string | undefined {
  const first = places.get(`${word} ${kind}`);
  return first === undefined ? undefined : `'${word} ${kind}' stands in line ${first} already; add to that one`;
}

/** A word is either as good as another or found behind it. */
function taken({ word, given }: Line, before: Synonyms | undefined): string | undefined {
  const twice = given.find((other) => before?.means.includes(other) || before?.also.includes(other));
  return twice === undefined ? undefined : `'${twice}' is a synonym of '${word}' already`;
}

function withLine(before: Synonyms = { means: [], also: [] }, { kind, given }: Line): Synonyms {
  return { ...before, [kind]: kind === 'aisle' ? given[0] : given };
}

/** `Aṣọ-Òkè` → `aso oke`, `0.5 kVA` → `0.5 kva`. */
function plainWords(text: string): string {
  return plainLetters(text)
    .replace(/((?<!\d)\.|\.(?!\d)|[^a-z0-9.])+/g, ' ')
    .trim();
}
