import { MOST_COUNTED } from '@oja/domain/goods/filters';
import type { Db } from '../../../database/pool.ts';
import { countList } from '../counts/count-list.ts';
import type { Counts } from '../counts/row-counts.queries.ts';
import { type Choice, type Scope, steadyKinds } from '../lists/scope.ts';
import { lexeme, type Queries, type Terms } from '../words/terms.ts';
import type { FoundByWords } from './candidates.ts';

/** Where all are compared by something else than how well they fit, so many of the best ranked are. */
const MOST_COMPARED = 3000;

interface Found {
  /** What the list of matches is made of. */
  scope: Scope;
  /** Of more than a thousand only the best are looked at. */
  counts: Counts;
}

interface Asked {
  terms: Terms;
  /** As it was typed. */
  run: string;
  choice: Choice;
  /** Whether the best fitting come first. */
  byFit: boolean;
}

/** The products that a text finds, and what can be chosen among them; if none has all words, those with as many as there are. */
export async function searchProducts(db: Db, asked: Asked): Promise<Found & { lacking: string[] }> {
  const found = await findAll(db, asked.terms, asked);
  if (found.counts.read > 0) return { ...found, lacking: [] };
  for (const { lacking, terms } of asked.terms.without) {
    const rest = await findAll(db, terms, asked);
    if (rest.counts.read > 0) return { ...rest, lacking };
  }
  return { ...found, lacking: [] };
}

async function findAll(db: Db, terms: Queries, { run, choice, byFit }: Asked): Promise<Found> {
  const all = { by: 'words', terms, run, most: MOST_COUNTED + 1 } satisfies FoundByWords;
  const counts = await countList(db, { candidates: all }, choice);
  if (counts.read <= MOST_COUNTED) return { scope: { candidates: all }, counts };
  // What steadily belongs to a product is looked for like a word; the rest is seen at those that are compared.
  const comparesMore = !byFit || hasPassing(choice);
  const narrowed = {
    ...all,
    terms: { ...terms, named: within(terms.named, choice), anywhere: within(terms.anywhere, choice) },
    most: comparesMore ? MOST_COMPARED : all.most,
  };
  const scope = { candidates: narrowed };
  const ofTheBest = { ...counts, complete: false };
  if (!isNarrowing(choice)) return { scope, counts: ofTheBest };
  const { total } = await countList(db, scope, choice);
  return { scope, counts: { ...ofTheBest, total } };
}

const isNarrowing = ({ facets, categorySlugs, minPrice, maxPrice }: Choice): boolean =>
  Object.keys(facets).length > 0 || [categorySlugs, minPrice, maxPrice].some((chosen) => chosen !== undefined);

const hasPassing = ({ facets: { rating, discount, stock }, minPrice, maxPrice }: Choice): boolean =>
  [rating, discount, stock, minPrice, maxPrice].some((chosen) => chosen !== undefined);

function within(query: string, { facets, categorySlugs }: Choice): string {
  const values = [...steadyKinds.map((kind) => facets[kind]), categorySlugs?.map((slug) => `category:${slug}`)];
  const chosen = values.flatMap((any) => (any ? `(${any.map(lexeme).join('|')})` : []));
  return [`(${query})`, ...chosen].join('&');
}
