import type { Db } from '../../database/pool.ts';
import { readMembership } from '../../features/teams/teams.questions.ts';
import { type Desk, deskOf } from '../../http/desk.ts';

/** The desk of a store for who works there in the story, as a request of theirs would enter it. @throws Refusal */
export const enterDesk = async (db: Db, sellerId: string, userId: string): Promise<Desk> =>
  deskOf({ sellerId, userId, membership: await readMembership(db, sellerId, userId) }, 'any', { writes: true });
