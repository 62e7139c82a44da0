import type { Db } from '../../../database/pool.ts';
import type { VersionedScope } from './versioned-scope.ts';
import { findVersions } from './versions.queries.ts';

/**
 * The versions of answers, each of the scopes that it is made of and of the rows that it shows: see `LookUp`. All in one
 * statement, in which a scope that many ask about is looked up once.
 */
export async function readVersions(
  db: Db,
  scopes: readonly (readonly VersionedScope[])[],
  rows: readonly string[],
): Promise<string[]> {
  const found = await findVersions(db, [...new Set(scopes.flat())], rows);
  const byScope = new Map(found.map(({ scope, version }) => [scope, version]));
  const byPlace = new Map(found.map(({ place, version }) => [place, version]));
  return scopes.map((own, index) => {
    const ofRows = byPlace.get(index + 1);
    return [...own.map((scope) => byScope.get(scope)), ...(ofRows === undefined ? [] : [ofRows])].join(' ');
  });
}
