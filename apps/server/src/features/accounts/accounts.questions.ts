import type { Db } from '../../database/pool.ts';
import { findAccount } from './settings/settings.queries.ts';

export { exportAccount } from './export-account.queries.ts';
export { whenConfirmationMailed } from './passwords/mailed-link.ts';
export { demandConfirmed, readProof } from './sessions/prove-session.ts';
export { sessionCookieFor } from './sessions/session-cookie.ts';

export { hasConfirmed } from './sessions/sessions.queries.ts';

/** The number that the account gave; empty without one. */
export async function readPhone(db: Db, userId: string): Promise<string> {
  return (await findAccount(db, userId))?.phone ?? '';
}
