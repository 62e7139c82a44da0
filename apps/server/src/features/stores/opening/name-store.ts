import type { ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import { storeNameProblem, storeSlugOf } from '@oja/domain/stores/store-form';
import { writtenLine } from '@oja/domain/text/written-text';
import type { Deps } from '../../../deps.ts';
import { limitRequests } from '../../../http/limits.ts';
import type { Call } from '../../../http/route.ts';
import { findOwnedStore } from './opening.queries.ts';
import { findFreeSlug } from './slugs.queries.ts';
import { asking } from './stores.limits.ts';

/** Under which address a store of that name would stand. Who has a store already has its own addresses free. */
export async function nameStore(
  deps: Deps,
  { request, session, query }: Call<'nameStore'>,
): Promise<ResponseOf<Endpoints['nameStore']>> {
  await limitRequests(deps, asking, { request, session });
  const name = writtenLine(query.name.normalize('NFC'));
  if (storeNameProblem(name) !== null) return { slug: '', free: false };
  const wanted = storeSlugOf(name);
  const owned = await findOwnedStore(deps.db, session.userId);
  const slug = await findFreeSlug(deps.db, wanted, owned?.id ?? null);
  return { slug, free: slug === wanted };
}
