import { mayDo, memberRoles } from '@oja/domain/people/member-roles';
import type { StoreMail } from '@oja/domain/stores/store-mails';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** Who hears of a store's orders by mail: those who see amounts. */
const mailed = memberRoles.filter((role) => mayDo(role, 'money'));

export interface MailedMember {
  sellerId: string;
  userId: string;
  name: string;
  email: string;
}

/**
 * The members of these stores that hear of their orders.
 * @param mail what they are to hear instead, which nobody does of a store that has switched it off
 */
export async function findMailedMembers(
  db: Db,
  sellerIds: readonly string[],
  mail?: StoreMail,
): Promise<MailedMember[]> {
  const isWanted =
    mail === undefined
      ? sql`true`
      : sql`not exists (select from sellers s where s.id = m.seller_id and ${mail} = any(s.mails_off))`;
  const { rows } = await sql<MailedMember>`
    select m.seller_id as "sellerId", u.id as "userId", u.name, u.email
    from seller_members m join users u on u.id = m.user_id
    where m.seller_id = any(${sellerIds}::uuid[]) and m.role = any(${mailed}::text[]) and u.deleted_at is null
      and ${isWanted}
    order by m.seller_id, u.id
  `.execute(db);
  return rows;
}
