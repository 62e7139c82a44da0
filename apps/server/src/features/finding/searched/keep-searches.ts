import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../database/pool.ts';
import { addSearchers, countSearchers, findKeyOfDay, forgetSearchers } from './searched.queries.ts';
import type { Searches } from './searches.ts';

/**
 * Writes down what was searched for, counts what many searched for, and forgets who it was when the day is over. What was
 * noted in the last minute of a day, or before a crash, is lost.
 * @param secret of the servers: who reads the database alone cannot try addresses
 */
export async function keepSearches(db: Db, searches: Searches, secret: string): Promise<void> {
  const { day, key } = await findKeyOfDay(db, randomBytes(32).toString('base64url'));
  const searched = searches.take(day);
  searches.begin({ day, key: createHmac('sha256', secret).update(`searches ${key}`).digest('base64url') });
  if (searched.length > 0) {
    await addSearchers(db, day, searched);
    await countSearchers(
      db,
      day,
      searched.map(({ form }) => form),
    );
  }
  await forgetSearchers(db);
}
