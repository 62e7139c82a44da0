import type { Deps } from '../../deps.ts';
import { hour, type Limit, limitRequests } from '../../http/limits.ts';
import type { Call } from '../../http/route.ts';
import { findMyData } from './export-my-data.queries.ts';

const exporting: Limit = { name: 'my-data', setting: 'limitMailedLinks', seconds: hour, addressFactor: 1 };

/** All that the shop knows of an account, to take along. */
export async function exportMyData(deps: Deps, { session, request }: Call<'myData'>) {
  await limitRequests(deps, exporting, { request });
  return { madeAt: new Date().toISOString(), ...(await findMyData(deps.db, session.userId, session.email)) };
}
