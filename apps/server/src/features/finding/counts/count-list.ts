import type { Db } from '../../../database/pool.ts';
import { type Choice, type ChoiceKind, choiceWithout, type Scope } from '../lists/scope.ts';
import { keptCounts, type Rare } from './kept-counts.queries.ts';
import { type CountedFacet, type Counts, countRows } from './row-counts.queries.ts';

/**
 * What a list can be narrowed by, and how many products are left of it, from bounded work however long it is: by what is
 * kept of it, by its rows if they are few, or by those that have what is too rare to be kept.
 */
export async function countList(db: Db, scope: Scope, choice: Choice): Promise<Counts> {
  const kept = await keptCounts(db, scope, choice);
  if (kept?.counts) return kept.counts;
  return kept ? countRare(db, scope, choice, kept) : countRows(db, scope, choice);
}

/** Counts the rows that have what is rare; of each of these kinds what else there is, had nothing of it been chosen. */
async function countRare(db: Db, scope: Scope, choice: Choice, { rare, highestPrice }: Rare): Promise<Counts> {
  const [counts, ...others] = await Promise.all([
    countRows(db, scope, choice, rare),
    ...Array.from(rare, async (kind) => ({ kind, of: await countWithout(db, scope, choice, { kind, rare }) })),
  ]);
  const all = others.reduce((sum, { kind, of }) => withKind(sum, kind, of, choice), counts);
  return { ...all, highest_price: highestPrice };
}

interface OneOfTheRare {
  kind: ChoiceKind;
  rare: Rare['rare'];
}

async function countWithout(db: Db, scope: Scope, choice: Choice, { kind, rare }: OneOfTheRare): Promise<Counts> {
  const others = choiceWithout(choice, kind);
  const kept = rare.size === 1 ? await keptCounts(db, scope, others) : null;
  return kept?.counts ?? countRows(db, scope, others, rare);
}

/** What was counted, but for one kind: of that the values that `others` has, and those that are chosen. */
function withKind(counts: Counts, kind: ChoiceKind, others: Counts, { facets, categorySlugs }: Choice): Counts {
  const complete = counts.complete && others.complete;
  if (kind === 'price') return { ...counts, complete, prices: others.prices };
  if (kind === 'category') {
    const slugOf = ({ slug }: Counts['categories'][number]) => slug;
    return { ...counts, complete, categories: joined(others.categories, counts.categories, slugOf, categorySlugs) };
  }
  const isOfKind = ({ facet }: CountedFacet) => facet.startsWith(`${kind}:`);
  const rest = counts.facets.filter((value) => !isOfKind(value));
  const ofKind = joined(others.facets.filter(isOfKind), counts.facets, ({ facet }) => facet, facets[kind]);
  return { ...counts, complete, facets: [...rest, ...ofKind] };
}

/** What is offered, and what is chosen and was counted, but is not offered. */
function joined<T>(offered: T[], counted: T[], keyOf: (value: T) => string, chosen: readonly string[] = []): T[] {
  const known = new Set(offered.map(keyOf));
  return [...offered, ...counted.filter((value) => chosen.includes(keyOf(value)) && !known.has(keyOf(value)))];
}
