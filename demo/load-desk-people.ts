import type { Kysely } from 'kysely';
import type { Database } from '../apps/server/src/database/types.generated.ts';
import { applicant, deskBuyerCredit, deskBuyers } from './data/desk/people.ts';
import { accountId } from './loader/catalogue-rows.ts';
import { topUpCredit } from './loader/top-up-credit.ts';

/**
 * Who has bought of the demo seller, with what they have to spend, and who has applied with a store. Every id follows from the
 * data. Nobody can sign in as one of them: none has a password.
 */
export async function loadDeskPeople(db: Kysely<Database>, createdAt: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const people = [
      ...deskBuyers.map(({ firstName, lastName, ...buyer }) => ({ ...buyer, name: `${firstName} ${lastName}` })),
      applicant,
    ];
    await tx
      .insertInto('users')
      .values(
        people.map(({ key, name, email, phone }) => ({
          id: accountId(key),
          name,
          email,
          email_verified: true,
          phone,
          created_at: createdAt,
        })),
      )
      .onConflict((on) => on.doNothing())
      .execute();
    for (const { key } of deskBuyers)
      await topUpCredit(tx, { key, credit: deskBuyerCredit }, 'For the desk of the demo.');
  });
}
