import type { Deps } from '../../deps.ts';
import { limitRequests } from '../../http/limits.ts';
import type { Call } from '../../http/route.ts';
import { findMyData } from './export-my-data.queries.ts';

/** All that the shop knows of an account, to take along. */
export async function exportMyData(deps: Deps, { session, request }: Call<'myData'>) {
  await limitRequests(deps, 'mailedLink', { request });
  return { madeAt: new Date().toISOString(), ...(await findMyData(deps.db, session.userId, session.email)) };
}
