import type { Synonyms } from '@oja/domain/goods/synonyms';
import { wordStem } from '@oja/domain/goods/word-stem';
import type { KnownWord } from './known-words.queries.ts';

/** Synonyms by word or words in plain letters. */
export type SynonymsFile = ReadonlyMap<string, Synonyms>;

/** What PostgreSQL calls a tsquery, each. */
export interface Queries {
  /** Each word in name or brand, or its colour or size. */
  named: string;
  /** Each word in name or brand. */
  inNames: string;
  /** Each word anywhere but in the description. */
  anywhere: string;
  /** What counts for the order: the more of it stands at a weighty place, the better. */
  ranking: string;
  /** Each word in the description. */
  mentioned: string;
}

/** What is looked for. */
export interface Terms extends Queries {
  /** The text with misspelt words corrected. */
  text: string;
  corrected: boolean;
  /** Words that are colours, as they were typed. */
  colors: string[];
  words: string[];
  /** The same with fewer words, for when nothing has them all. */
  without: { lacking: string[]; terms: Queries }[];
}

interface Options {
  synonyms: SynonymsFile;
  /** Unknown words are looked for as they are. */
  exact?: boolean | undefined;
  /** The last word may be a beginning, and is never a small one. */
  typing?: boolean | undefined;
}

const smallWords = new Set(['for', 'with', 'and', 'the', 'a', 'an', 'of', 'in', 'to', 'on', 'by', 'or', 'my', 'some']);

/** Undefined if nothing is left to look for. */
export function composeTerms(
  known: readonly KnownWord[],
  { synonyms, exact = false, typing = false }: Options,
): Terms | undefined {
  const said = wordsIn(synonyms);
  const stays = ({ word, stem }: KnownWord) => exact || said.has(word) || said.has(stem);
  const words = known.map((word) => (stays(word) ? { ...word, meant: null, meant_stem: null } : word));
  const last = words.at(-1);
  const all = unitsOf(words, synonyms);
  const weighty = all.filter(
    ({ words: [first, ...more] }) =>
      more.length > 0 || !first || !smallWords.has(first.word) || (typing && first === last),
  );
  const units = weighty.length > 0 ? weighty : all;
  if (units.length === 0) return undefined;
  return {
    ...queriesOf(units),
    text: words.map(({ word, meant }) => meant ?? word).join(' '),
    corrected: words.some(({ meant }) => meant !== null),
    colors: words.flatMap(({ word, color }) => (color === null ? [] : [word])),
    words: words.map(({ word, meant }) => meant ?? word),
    without: fewerUnits(units).map((left) => ({
      lacking: units.filter((unit) => !left.includes(unit)).flatMap((unit) => unit.words.map(({ word }) => word)),
      terms: queriesOf(left),
    })),
  };
}

const queriesOf = (units: readonly Unit[]): Queries => ({
  named: every(units, ({ own, means }) => [...own, ...means].map(inName)),
  inNames: every(units, ({ own, means }) => [...own, ...means].map(asNamed)),
  anywhere: every(units, ({ own, means, also }) => [...own, ...means, ...also].map(together)),
  ranking: either(units.flatMap(({ own, means, aisle }) => [...[...own, ...means].flat().map(lexeme), ...aisle])),
  mentioned: every(units, ({ written, means }) => [written, ...means.map(together)]),
});

const wordsOfFiles = new WeakMap<SynonymsFile, ReadonlySet<string>>();

/** Every word that the operator's file names: people say it, so it is no mistake, whether the shop has it or not. */
function wordsIn(file: SynonymsFile): ReadonlySet<string> {
  const known = wordsOfFiles.get(file);
  if (known) return known;
  const texts = [...file].flatMap(([text, { means, also }]) => [text, ...means, ...also]);
  const words = new Set(texts.flatMap((text) => text.split(' ')).flatMap((word) => [word, wordStem(word)]));
  wordsOfFiles.set(file, words);
  return words;
}

/** So many are tried, before nothing is found. */
const MOST_TRIED = 12;

/** What is looked for when nothing has all words: all but one, then all but two; figures and colours are missed the least. */
function fewerUnits(units: readonly Unit[]): Unit[][] {
  const leastMissed = units.toSorted((a, b) => missed(a) - missed(b));
  const without = (...gone: (Unit | undefined)[]) => units.filter((unit) => !gone.includes(unit));
  const allButOne = leastMissed.map((unit) => without(unit));
  const allButTwo = leastMissed.flatMap((unit, at) => leastMissed.slice(at + 1).map((other) => without(unit, other)));
  return [...allButOne, ...allButTwo].filter((left) => left.length > 0).slice(0, MOST_TRIED);
}

/** A word in many names says what the thing is. */
const missed = ({ words }: Unit): number => {
  if (words.every(({ word }) => /\d/.test(word))) return -2;
  return words.every(({ color }) => color !== null) ? -1 : Math.min(...words.map(({ in_names }) => in_names));
};

/** Stems that must all be there. */
type Together = readonly string[];

/** One or several words that are looked for as one thing, with what they stand for. */
interface Unit {
  words: readonly KnownWord[];
  /** Any of these will do. */
  own: Together[];
  means: Together[];
  also: Together[];
  aisle: string[];
  /** How descriptions have it. */
  written: string;
}

/** The longest run of words that the operator's file knows is one unit; any other word is one by itself. */
function unitsOf(words: readonly KnownWord[], synonyms: SynonymsFile): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const unit = longestUnit(words.slice(at), synonyms);
    units.push(unit);
    at += unit.words.length;
  }
  return units;
}

function longestUnit(words: readonly KnownWord[], synonyms: SynonymsFile): Unit {
  for (let length = words.length; length > 1; length--) {
    const run = words.slice(0, length);
    const found = synonyms.get(run.map(({ word }) => word).join(' '));
    if (found) return unitOf(run, [run.map(({ stem }) => stem)], found);
  }
  const [first] = words;
  if (!first) throw new Error('No words, no unit.');
  const { word, stem, meant, meant_stem } = first;
  const found = [word, stem, meant, meant_stem].flatMap((form) => synonyms.get(form ?? '') ?? [])[0];
  return unitOf(
    [first],
    rootsOf(first).map((root) => [root]),
    found,
  );
}

function unitOf(
  words: readonly KnownWord[],
  own: Together[],
  { means, also, aisle }: Synonyms = { means: [], also: [] },
): Unit {
  const stems = (text: string) => text.split(' ').map(wordStem);
  return {
    words,
    own,
    means: means.map(stems),
    also: also.map(stems),
    aisle: aisle === undefined ? [] : [lexeme(`subcategory:${aisle}`)],
    written: words.map(writtenOf).join('&'),
  };
}

function rootsOf({ stem, forms, begins, meant_stem }: KnownWord): string[] {
  const roots = [...(forms.length > 0 ? [stem] : []), ...begins];
  return roots.length > 0 ? roots : [meant_stem ?? stem];
}

/** An unknown word may be the beginning of one. */
const writtenOf = ({ word, forms, meant }: KnownWord): string =>
  forms.length > 0 ? either(forms.map(lexeme)) : meant === null ? `${lexeme(word)}:*` : lexeme(meant);

const together = (stems: Together): string => stems.map(lexeme).join('&');

/** What stands in name or brand has a mark before it. */
const asNamed = (stems: Together): string => stems.map((stem) => lexeme(`=${stem}`)).join('&');

/** A colour or a size is as good. */
function inName(stems: Together): string {
  const [only, ...more] = stems;
  const alsoAs = only === undefined || more.length > 0 ? [] : [`color:${only}`, `size:${only}`];
  return [asNamed(stems), ...alsoAs.map(lexeme)].join('|');
}

const either = (parts: readonly string[]): string => `(${[...new Set(parts)].join('|')})`;
const every = (units: readonly Unit[], alternatives: (unit: Unit) => string[]): string =>
  units.map((unit) => either(alternatives(unit).map((part) => `(${part})`))).join('&');

/** A word of a tsquery in which every character means itself. */
export const lexeme = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;
