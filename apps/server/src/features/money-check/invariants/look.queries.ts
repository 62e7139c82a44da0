import { type RawBuilder, sql } from 'kysely';
import type { Evidence } from '../evidence.ts';

/** One way in which an invariant is broken. */
export interface Breach {
  /** What is wrong, in words that follow the id of the thing. */
  condition: string;
  count: number;
  /** A few of the things, for a person to start with. */
  examples: string[];
}

/**
 * One place to look, and each single thing that can be wrong there. Conditions are never joined by `or`: whoever plants a
 * breach for each of them has seen that none is blind, and that none hides behind another.
 */
export interface Look {
  conditions: readonly string[];
  find: (evidence: Evidence) => Promise<Breach[]>;
  /** The conditions as they are asked of the database, if they are. */
  asked?: Readonly<Record<string, RawBuilder<unknown>>>;
}

type Source = RawBuilder<unknown> | ((evidence: Evidence) => RawBuilder<unknown>);

const mostExamples = 5;

/** Reads the rows of a source once, and asks each condition of each row. `id` names a row for a person. */
export function among(from: Source, id: RawBuilder<unknown>, asked: Record<string, RawBuilder<unknown>>): Look {
  const conditions = Object.keys(asked);
  const hits = Object.values(asked).map((wrong, index) => sql`case when ${wrong} then ${sql.lit(index)} end`);
  return {
    conditions,
    asked,
    async find(evidence) {
      const source = typeof from === 'function' ? from(evidence) : from;
      const { rows } = await sql<{ hit: number; count: number; examples: string[] }>`
        select hit, count(*)::integer as count, (array_agg(id order by id))[1:${sql.lit(mostExamples)}] as examples
        from (select (${id})::text as id, array_remove(array[${sql.join(hits)}], null) as hits from ${source}) seen,
          unnest(hits) as hit
        group by hit order by hit
      `.execute(evidence.tx);
      return rows.map(({ hit, ...breach }) => ({ condition: conditions[hit] ?? '', ...breach }));
    },
  };
}

/** Looks at things that the database cannot judge by itself: names the ids of those that break each condition. */
export function within<Condition extends string>(
  conditions: readonly Condition[],
  judge: (evidence: Evidence) => Promise<Record<Condition, readonly string[]>>,
): Look {
  return {
    conditions,
    async find(evidence) {
      const broken = await judge(evidence);
      return conditions
        .map((condition) => ({ condition, ids: broken[condition] }))
        .filter(({ ids }) => ids.length > 0)
        .map(({ condition, ids }) => ({ condition, count: ids.length, examples: ids.slice(0, mostExamples) }));
    },
  };
}
