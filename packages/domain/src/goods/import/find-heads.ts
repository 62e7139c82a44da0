import { guessColumns, headText } from './heads.ts';

/** A line of a table and its texts. Lines count from 1. */
export interface TableLine {
  line: number;
  cells: readonly string[];
}

export interface FoundHeads {
  heads: string[];
  /** Below the heads, without what is left out. */
  rows: TableLine[];
  /** What is no product and no error, as people are told: 'Lines 1–2 above the headings'. */
  leftOut: string[];
}

/** Lines at the beginning of a file among which its heads are looked for: a trader's name, a date, a phone number stand above. */
const MOST_ABOVE = 20;

/**
 * Finds the line that says what the columns are: the first that calls most columns of ours; where none calls two, the first that
 * is about as full as the lines around it. Titles above it, sums below and heads that come again on each page are left out.
 * @param lines those in which anything stands
 */
export function findHeads(lines: readonly TableLine[]): FoundHeads {
  const at = headAt(lines.slice(0, MOST_ABOVE));
  const heads = (lines[at]?.cells ?? []).map(headText);
  const below = lines.slice(at + 1);
  const again = below.filter(({ cells }) => isSame(cells, heads));
  const products = below.filter((line) => !again.includes(line));
  const sums = products.slice(products.findLastIndex((line) => !isSum(line)) + 1);
  const rows = products.slice(0, products.length - sums.length);
  const width = Math.max(heads.length, ...rows.map(({ cells }) => lengthOf(cells)));
  return {
    heads: [...heads, ...Array<string>(width - heads.length).fill('')],
    rows,
    leftOut: [
      ...(at > 0 ? [`${linesTo((lines[at]?.line ?? 1) - 1)} above the headings`] : []),
      ...(again.length > 0 ? [`${linesOf(again.map(({ line }) => line))}: the headings again`] : []),
      ...(sums.length > 0 ? [`${linesOf(sums.map(({ line }) => line))} with a total`] : []),
    ],
  };
}

function headAt(lines: readonly TableLine[]): number {
  const called = lines.map(({ cells }) => guessColumns(cells).filter((column) => column !== null).length);
  const most = Math.max(0, ...called);
  if (most > 1) return called.indexOf(most);
  const filled = lines.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  return Math.max(
    0,
    filled.findIndex((many) => many * 2 >= Math.max(...filled)),
  );
}

const isSame = (cells: readonly string[], heads: readonly string[]): boolean =>
  lengthOf(cells) === lengthOf(heads) && heads.every((head, at) => headText(cells[at] ?? '') === head);

const lengthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** A line whose first words say that it sums up the others; a product may be called 'Total Man'. */
function isSum({ cells }: TableLine): boolean {
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  return /^(?:grand |sub[- ]?|overall )?totals?(?: (?:amount|value|quantity|qty|stock|price))?\s*[:.=]?$/i.test(
    first.trim(),
  );
}

const linesTo = (last: number): string => (last === 1 ? 'Line 1' : `Lines 1–${last}`);

/** 'Line 3', 'Lines 5 and 9', 'Lines 5, 9 and 40 more'. */
function linesOf(lines: readonly number[]): string {
  const [first, second, ...others] = lines;
  if (second === undefined) return `Line ${first}`;
  return others.length === 0 ? `Lines ${first} and ${second}` : `Lines ${first}, ${second} and ${others.length} more`;
}
